import type { Education } from '@coach/contracts/cv';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormButtons } from './FormButtons.tsx';

type EducationFormProps = {
  /** null for a new one. */
  education: Education | null;
  onSave: (value: Omit<Education, 'status' | 'level'>) => Promise<void>;
  onCancel: () => void;
};

const states: Record<string, boolean | null> = { '': null, yes: true, no: false };

export function EducationForm({ education, onSave, onCancel }: EducationFormProps) {
  const [degree, setDegree] = useState(education?.degree ?? '');
  const [school, setSchool] = useState(education?.school ?? '');
  const [year, setYear] = useState(education?.year ?? '');
  const [obtained, setObtained] = useState(education?.obtained ?? null);
  const [busy, setBusy] = useState(false);
  const yearFault = year.trim() && !/^(19|20)\d{2}$/.test(year.trim()) ? m.cv_year_fault() : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (yearFault || !(degree.trim() || school.trim())) return;
    setBusy(true);
    await onSave({ degree: degree.trim() || null, school: school.trim() || null, year: year.trim() || null, obtained });
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      <Field label={m.cv_field_degree()}>
        <TextInput value={degree} maxLength={300} onChange={(event) => setDegree(event.target.value)} />
      </Field>
      <Field label={m.cv_field_school()}>
        <TextInput value={school} maxLength={300} onChange={(event) => setSchool(event.target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.cv_field_year()} error={yearFault}>
          <TextInput value={year} inputMode="numeric" maxLength={4} onChange={(event) => setYear(event.target.value)} />
        </Field>
        <Field label={m.cv_field_obtained()}>
          <Select
            value={obtained === null ? '' : obtained ? 'yes' : 'no'}
            onChange={(event) => setObtained(states[event.target.value] ?? null)}
            options={[
              { value: '', label: m.cv_obtained_unknown() },
              { value: 'yes', label: m.cv_obtained() },
              { value: 'no', label: m.cv_not_obtained() },
            ]}
          />
        </Field>
      </div>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
