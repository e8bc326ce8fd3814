import type { Experience } from '@coach/contracts/cv';
import { useState } from 'react';
import { experienceName } from '../amend/experience-name.ts';
import { readCvDate } from '../review/cv-date.ts';
import { emptyPeriod, PeriodFields, typedPeriod } from '../review/PeriodFields.tsx';
import type { Answer } from './amendment-for.ts';
import { FormShell } from './FormShell.tsx';
import { useSubmit } from './use-submit.ts';

type DatesFormProps = {
  experience: Experience | undefined;
  onAnswer: (answer: Answer) => Promise<boolean>;
  onCancel: () => void;
};

/** From when to when an experience lasted. */
export function DatesForm({ experience, onAnswer, onCancel }: DatesFormProps) {
  const [period, setPeriod] = useState(experience ? typedPeriod(experience) : emptyPeriod);
  const { busy, onSubmit } = useSubmit(async () => {
    const start = readCvDate(period.start);
    const end = period.ongoing ? 'present' : readCvDate(period.end);
    if (start === undefined || end === undefined || (start === null && end === null)) return false;
    return onAnswer({ kind: 'dates', start, end });
  });
  return (
    <FormShell busy={busy} onSubmit={onSubmit} onCancel={onCancel}>
      {experience ? <p className="font-semibold">{experienceName(experience)}</p> : null}
      <PeriodFields period={period} onChange={setPeriod} />
    </FormShell>
  );
}
