import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { VerdictMark } from '../../../ui/VerdictMark.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import type { OtherDemand } from './other-demands.ts';

/** What the offer asks for beside its keywords, judged in the score: languages and experience. */
export function OtherDemands({ demands }: { demands: readonly OtherDemand[] }) {
  const { show } = useTextFocus();
  if (demands.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{m.cv_demands_title()}</h3>
      <p className="text-sm text-ink-soft">{m.cv_demands_hint()}</p>
      <ul className="mt-2 divide-y divide-line">
        {demands.map(({ id, term, verdict, advice, spans }) => (
          <li key={id} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-semibold">{m.cv_demand_quoted({ quote: printed(term) })}</p>
              <p className="text-sm">
                <VerdictMark verdict={verdict} />
              </p>
            </div>
            <p lang="fr">{printed(advice)}</p>
            <Button variant="quiet" size="sm" className="-ml-4" onClick={() => show('offer', spans)}>
              {m.cv_demand_show()} <VisuallyHidden>{printed(term)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
