import type { SectorReport } from '@coach/contracts/report';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { MissingSkills } from './MissingSkills.tsx';
import { PresentSkills } from './PresentSkills.tsx';

/** What the sector's habits say of the CV: its advice, then the person's skills beside what its offers ask for. */
export function SectorFindings({ found }: { found: SectorReport }) {
  const { advice, skills } = found;
  return (
    <div className="mt-7 flex flex-col gap-7">
      <div>
        <h3 className="text-lg">{m.cv_sector_advice()}</h3>
        <ul lang="fr" className="mt-2 list-disc space-y-1.5 pl-5">
          {advice.map((line) => (
            <li key={line}>{printed(line)}</li>
          ))}
        </ul>
      </div>
      <PresentSkills skills={skills.present} />
      {skills.missing.length > 0 ? <MissingSkills terms={skills.missing} /> : null}
    </div>
  );
}
