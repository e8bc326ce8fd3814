import type { ParsedCv } from '@coach/contracts/cv';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useTextFocus } from '../text/text-focus.tsx';
import type { Correct } from './use-corrections.ts';

type RemovableNamesProps = { cv: ParsedCv; field: 'skills' | 'licences'; correct: Correct };

/** Names that can be taken out one by one; pointing at one shows it in the text beside. */
export function RemovableNames({ cv, field, correct }: RemovableNamesProps) {
  const { hint } = useTextFocus();
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {cv[field].map((name, index) => {
        const span = cv.spans[`${field}.${index}`];
        const point = () => (span ? hint('cv', [span]) : undefined);
        return (
          <li
            key={name}
            onMouseEnter={point}
            onFocus={point}
            className="flex items-center rounded-full border border-line-strong pl-4"
          >
            <span>{printed(name)}</span>
            <button
              type="button"
              aria-label={m.cv_remove_entry({ name })}
              onClick={() => void correct({ kind: 'remove-skill', name })}
              className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-bad-soft hover:text-bad"
            >
              <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
