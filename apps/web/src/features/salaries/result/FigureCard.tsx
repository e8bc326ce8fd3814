import type { SalaryFigure } from '@coach/contracts/features/salaries';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import type { OwnSalary } from '../own/where-it-stands.ts';
import { levelName, scopeName } from '../salary-words.ts';
import { FigurePoints } from './FigurePoints.tsx';
import { SalarySourceLine } from './SalarySourceLine.tsx';

/** Who was counted and when, what they earn, and where it was read. */
export function FigureCard({ figures, own }: { figures: readonly SalaryFigure[]; own: OwnSalary | null }) {
  const [first] = figures;
  if (!first) return null;
  const { people, scope, level, levelWords, region, year, note, source } = first;
  return (
    <li className="rounded-xl border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap gap-2">
        <Badge tone={scope === 'occupation' ? 'ok' : 'neutral'}>{scopeName(scope)}</Badge>
        {region ? <Badge tone="brand">{region}</Badge> : null}
        {level ? <Badge tone="brand">{levelName(level)}</Badge> : null}
      </div>
      <h3 lang="fr" className="mt-3 text-lg wrap-anywhere">
        {[people, levelWords].filter(Boolean).join(', ')}
      </h3>
      <p className="text-sm text-ink-soft">
        {m.salaries_in_year({ year: String(year) })} {note ? <span lang="fr">{note}</span> : null}
      </p>
      {figures.map((figure) => (
        <FigurePoints key={`${figure.basis} ${figure.per}`} figure={figure} own={own} />
      ))}
      <SalarySourceLine source={source} />
    </li>
  );
}
