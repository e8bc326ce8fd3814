import type { Experience } from '@coach/contracts/cv';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { experienceName } from '../amend/experience-name.ts';
import { PeriodFields } from '../review/PeriodFields.tsx';
import { emptyPeriod, readPeriod, typedPeriod } from '../review/typed-period.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import type { Answer } from './amendment-for.ts';
import { FormShell } from './FormShell.tsx';

type DatesFormProps = {
  experience: Experience | undefined;
  onAnswer: (answer: Answer) => Promise<boolean>;
  onCancel: () => void;
};

/** From when to when an experience lasted. */
export function DatesForm({ experience, onAnswer, onCancel }: DatesFormProps) {
  const [period, setPeriod] = useState(experience ? typedPeriod(experience) : emptyPeriod);
  const dates = readPeriod(period);
  const isMissing = dates?.start === null && dates.end === null;
  const checked = useCheckedForm(dates !== null && !isMissing, async () =>
    Boolean(dates && (await onAnswer({ kind: 'dates', ...dates }))),
  );
  return (
    <FormShell checked={checked} onCancel={onCancel}>
      {experience ? <p className="font-semibold">{experienceName(experience)}</p> : null}
      <PeriodFields
        period={period}
        onChange={setPeriod}
        checked={checked.tried}
        missing={checked.tried && isMissing ? m.cv_period_missing() : null}
      />
    </FormShell>
  );
}
