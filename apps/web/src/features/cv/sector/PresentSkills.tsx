import type { SectorReport } from '@coach/contracts/report';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useTextFocus } from '../text/text-focus.tsx';

/** Skills of the sector that the CV shows, each with its quote; pressing one highlights it in the text beside. */
export function PresentSkills({ skills }: { skills: SectorReport['skills']['present'] }) {
  const { show } = useTextFocus();
  return (
    <div>
      <h3 className="text-lg">{m.cv_sector_present({ count: skills.length })}</h3>
      <p className="text-sm text-ink-soft">
        {skills.length > 0 ? m.cv_sector_present_hint() : m.cv_sector_present_none()}
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill.term} className="min-w-0">
            <button
              type="button"
              onClick={() => show('cv', [skill])}
              className="flex size-full min-h-11 flex-col items-start justify-center cursor-pointer rounded-md border-l-4 border-mark-deep bg-paper px-3 py-2 text-left text-sm hover:bg-mark"
            >
              <span className="block font-semibold">{printed(skill.term)}</span>
              <q className="line-clamp-2 [quotes:none]">{`«\u202f${skill.quote.trim()}\u202f»`}</q>{' '}
              <VisuallyHidden>{m.cv_evidence_show()}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
