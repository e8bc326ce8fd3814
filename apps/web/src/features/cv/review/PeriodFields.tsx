import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { readCvDate, showCvDate } from './cv-date.ts';

/** A period as it is typed. */
export interface TypedPeriod {
  start: string;
  end: string;
  ongoing: boolean;
}

export const emptyPeriod: TypedPeriod = { start: '', end: '', ongoing: false };

export function typedPeriod({ start, end }: { start: string | null; end: string | null }): TypedPeriod {
  const ongoing = end === 'present';
  return { start: start ? showCvDate(start) : '', end: end && !ongoing ? showCvDate(end) : '', ongoing };
}

type PeriodFieldsProps = { period: TypedPeriod; onChange: (period: TypedPeriod) => void };

/** From when to when, typed as people write it; « mars 2021 », « 03/2021 » and « 2021 » all do. */
export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const faultOf = (typed: string) => (readCvDate(typed) === undefined ? m.cv_date_fault() : null);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.cv_field_start()} hint={m.cv_date_hint()} error={faultOf(period.start)}>
          <TextInput value={period.start} onChange={(event) => onChange({ ...period, start: event.target.value })} />
        </Field>
        {period.ongoing ? null : (
          <Field label={m.cv_field_end()} hint={m.cv_date_hint()} error={faultOf(period.end)}>
            <TextInput value={period.end} onChange={(event) => onChange({ ...period, end: event.target.value })} />
          </Field>
        )}
      </div>
      <Checkbox
        label={m.cv_field_ongoing()}
        checked={period.ongoing}
        onChange={(event) => onChange({ ...period, ongoing: event.target.checked })}
      />
    </div>
  );
}
