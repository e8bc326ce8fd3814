import type { Language, LanguageLevel } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { levelLabels } from './level-labels.ts';

type LanguageFormProps = {
  languages: readonly Language[];
  onSave: (languages: Language[]) => Promise<boolean>;
  onCancel: () => void;
};

const levels = Object.keys(levelLabels) as LanguageLevel[];
const blank: Language = { name: '', level: null };

/** All the languages at once; one left without a name is dropped. */
export function LanguageForm({ languages, onSave, onCancel }: LanguageFormProps) {
  const [rows, setRows] = useState<Language[]>(languages.length > 0 ? [...languages] : [blank]);
  const change = (at: number, next: Partial<Language>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...next } : row)));
  const { form, busy, onSubmit } = useCheckedForm(true, () =>
    onSave(rows.map((row) => ({ ...row, name: row.name.trim() })).filter((row) => row.name)),
  );
  return (
    <form ref={form} onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <Field label={m.cv_field_language()}>
            <TextInput
              value={row.name}
              maxLength={300}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </Field>
          <Field label={m.cv_field_level()}>
            <Select
              value={row.level ?? ''}
              placeholder={m.cv_level_unknown()}
              onChange={(event) =>
                change(index, { level: levels.find((level) => level === event.target.value) ?? null })
              }
              options={levels.map((level) => ({ value: level, label: levelLabels[level]() }))}
            />
          </Field>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
            aria-label={m.cv_remove_entry({ name: row.name })}
          >
            {m.cv_remove()}
          </Button>
        </div>
      ))}
      <Button variant="quiet" size="sm" className="self-start" onClick={() => setRows([...rows, blank])}>
        {m.cv_languages_add()}
      </Button>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
