import type { Amendment } from '@coach/contracts/amendment';
import type { Education, EducationStatus } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { statusLabels } from './status-labels.ts';

type EducationValue = Extract<Amendment, { kind: 'set-education' }>['value'];

type EducationFormProps = {
  /** null for a new one. */
  education: Education | null;
  onSave: (value: EducationValue) => Promise<boolean>;
  onCancel: () => void;
};

const statuses = Object.keys(statusLabels) as EducationStatus[];

export function EducationForm({ education, onSave, onCancel }: EducationFormProps) {
  const [degree, setDegree] = useState(education?.degree ?? '');
  const [school, setSchool] = useState(education?.school ?? '');
  const [year, setYear] = useState(education?.year ?? '');
  const [status, setStatus] = useState(education?.status ?? null);
  const yearFault = year.trim() && !/^(19|20)\d{2}$/.test(year.trim()) ? m.cv_year_fault() : null;
  const nameFault = degree.trim() || school.trim() ? null : m.cv_course_fault();
  const { form, tried, busy, onSubmit } = useCheckedForm(!nameFault && !yearFault, () =>
    onSave({
      ...{ degree: degree.trim() || null, school: school.trim() || null, year: year.trim() || null },
      ...outcomeOf(education, status),
    }),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      <Field label={m.cv_field_degree()} error={tried ? nameFault : null}>
        <TextInput value={degree} maxLength={300} onChange={(event) => setDegree(event.target.value)} />
      </Field>
      <Field label={m.cv_field_school()}>
        <TextInput value={school} maxLength={300} onChange={(event) => setSchool(event.target.value)} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.cv_field_year()} error={tried ? yearFault : null}>
          <TextInput value={year} inputMode="numeric" maxLength={4} onChange={(event) => setYear(event.target.value)} />
        </Field>
        <Field label={m.cv_field_obtained()}>
          <Select
            value={status ?? ''}
            onChange={(event) => setStatus(statuses.find((one) => one === event.target.value) ?? null)}
            options={[
              ...statuses.map((one) => ({ value: one, label: statusLabels[one]() })),
              { value: '', label: m.cv_obtained_unknown() },
            ]}
          />
        </Field>
      </div>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** A diploma known only not to be held stays so until a status is chosen. */
function outcomeOf(before: Education | null, status: EducationStatus | null) {
  if (status === null && before && before.status === null) return { obtained: before.obtained };
  return { obtained: status && status === 'obtained', status };
}
