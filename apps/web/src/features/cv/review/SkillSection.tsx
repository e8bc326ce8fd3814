import type { ParsedCv } from '@coach/contracts/cv';
import { useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ProofForm } from '../amend/ProofForm.tsx';
import { useTextFocus } from '../text/text-focus.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import type { Correct } from './use-corrections.ts';

/** The skills; one can be taken out, or added with the sentence that proves it. */
export function SkillSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const [adding, setAdding] = useState(false);
  const place = useFormFocus<HTMLElement>(adding);
  const { hint } = useTextFocus();
  const add = (
    <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setAdding(true)} aria-label={m.cv_skills_add()}>
      {m.cv_add()}
    </Button>
  );
  return (
    <Card ref={place} title={m.cv_skills_title()} aside={add}>
      {adding ? (
        <ProofForm
          name={null}
          experiences={cv.experiences}
          onCancel={() => setAdding(false)}
          onSave={async (skill) => {
            const saved = await correct({ kind: 'add-skill', ...skill });
            if (saved) setAdding(false);
            return saved;
          }}
        />
      ) : null}
      {cv.skills.length === 0 ? <p className="text-ink-soft">{m.cv_skills_empty()}</p> : null}
      <ul className="mt-3 flex flex-wrap gap-2">
        {cv.skills.map((name, index) => {
          const span = cv.spans[`skills.${index}`];
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
    </Card>
  );
}
