import type { Experience } from '@coach/contracts/cv';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { readCvDate } from './cv-date.ts';
import { FormButtons } from './FormButtons.tsx';
import { emptyPeriod, PeriodFields, typedPeriod } from './PeriodFields.tsx';

export type ExperienceValue = Omit<Experience, 'bullets'> & { bullets: string[] | null };
type ExperienceFormProps = {
  /** null for a new one. */
  experience: Experience | null;
  onSave: (value: ExperienceValue) => Promise<void>;
  onCancel: () => void;
};

/** All of one experience; the bullets are written one a line. */
export function ExperienceForm({ experience, onSave, onCancel }: ExperienceFormProps) {
  const known = experience?.bullets.join('\n') ?? '';
  const [title, setTitle] = useState(experience?.title ?? '');
  const [company, setCompany] = useState(experience?.company ?? '');
  const [period, setPeriod] = useState(experience ? typedPeriod(experience) : emptyPeriod);
  const [bullets, setBullets] = useState(known);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const start = readCvDate(period.start);
    const end = period.ongoing ? 'present' : readCvDate(period.end);
    if (start === undefined || end === undefined || !(title.trim() || company.trim())) return;
    setBusy(true);
    const lines = bullets
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    await onSave({
      title: title.trim() || null,
      company: company.trim() || null,
      start,
      end,
      bullets: bullets === known ? null : lines,
    });
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-lg bg-brand-soft p-4">
      <Field label={m.cv_field_post()}>
        <TextInput value={title} maxLength={300} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={m.cv_field_company()}>
        <TextInput value={company} maxLength={300} onChange={(event) => setCompany(event.target.value)} />
      </Field>
      <PeriodFields period={period} onChange={setPeriod} />
      <Field label={m.cv_field_bullets()} hint={m.cv_field_bullets_hint()}>
        <TextArea rows={5} value={bullets} onChange={(event) => setBullets(event.target.value)} />
      </Field>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
