import type { Experience } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormButtons } from './FormButtons.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { emptyPeriod, type ReadPeriod, readPeriod, typedPeriod } from './typed-period.ts';

export type ExperienceValue = Omit<Experience, 'bullets'> & { bullets: string[] | null };
type ExperienceFormProps = {
  /** null for a new one. */
  experience: Experience | null;
  onSave: (value: ExperienceValue) => Promise<boolean>;
  onCancel: () => void;
};

/** All of one experience; the bullets are written one a line. */
export function ExperienceForm({ experience, onSave, onCancel }: ExperienceFormProps) {
  const known = experience?.bullets.join('\n') ?? '';
  const [title, setTitle] = useState(experience?.title ?? '');
  const [company, setCompany] = useState(experience?.company ?? '');
  const [period, setPeriod] = useState(experience ? typedPeriod(experience) : emptyPeriod);
  const [bullets, setBullets] = useState(known);
  const dates = readPeriod(period);
  const nameFault = title.trim() || company.trim() ? null : m.cv_job_fault();
  const save = ({ start, end }: ReadPeriod) =>
    onSave({
      ...{ title: title.trim() || null, company: company.trim() || null, start, end },
      bullets: bullets === known ? null : linesOf(bullets),
    });
  const { form, tried, busy, onSubmit } = useCheckedForm(dates !== null && !nameFault, async () =>
    Boolean(dates && (await save(dates))),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      <Field label={m.cv_field_post()} error={tried ? nameFault : null}>
        <TextInput value={title} maxLength={300} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={m.cv_field_company()}>
        <TextInput value={company} maxLength={300} onChange={(event) => setCompany(event.target.value)} />
      </Field>
      <PeriodFields period={period} onChange={setPeriod} checked={tried} />
      <Field label={m.cv_field_bullets()} hint={m.cv_field_bullets_hint()}>
        <TextArea rows={5} value={bullets} onChange={(event) => setBullets(event.target.value)} />
      </Field>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
