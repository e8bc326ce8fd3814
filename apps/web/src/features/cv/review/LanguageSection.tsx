import type { Language, ParsedCv } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFormFocus } from '../use-form-focus.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { levelLabels } from './level-labels.ts';
import type { Correct } from './use-corrections.ts';

export function LanguageSection({ cv, correct }: { cv: ParsedCv; correct: Correct }) {
  const [editing, setEditing] = useState(false);
  const place = useFormFocus<HTMLElement>(editing);
  const edit = (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => setEditing(true)}
      aria-label={m.cv_correct_entry({ name: m.cv_languages_title() })}
    >
      {cv.languages.length > 0 ? m.cv_correct() : m.cv_add()}
    </Button>
  );
  const save = async (value: Language[]) => {
    const saved = await correct({ kind: 'set-languages', value });
    if (saved) setEditing(false);
    return saved;
  };
  return (
    <Card ref={place} title={m.cv_languages_title()} aside={editing ? null : edit}>
      {editing ? (
        <LanguageForm languages={cv.languages} onSave={save} onCancel={() => setEditing(false)} />
      ) : cv.languages.length === 0 ? (
        <p className="text-ink-soft">{m.cv_languages_empty()}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {cv.languages.map(({ name, level }) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{name}</span>
              {level ? <Badge>{levelLabels[level]()}</Badge> : <Badge tone="warn">{m.cv_level_unknown()}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
