import type { ParsedCv } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ProofForm } from '../amend/ProofForm.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import { RemovableNames } from './RemovableNames.tsx';
import type { Correct } from './use-corrections.ts';

/** The skills; one can be taken out, or added with the sentence that proves it. */
export function SkillSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const [adding, setAdding] = useState(false);
  const place = useFormFocus<HTMLElement>(adding);
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
      <RemovableNames cv={cv} field="skills" correct={correct} />
    </Card>
  );
}
