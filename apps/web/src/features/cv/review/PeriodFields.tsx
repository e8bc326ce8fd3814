import { m } from '../../../paraglide/messages.js';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { periodFaults, type TypedPeriod } from './typed-period.ts';

type PeriodFieldsProps = {
  period: TypedPeriod;
  onChange: (period: TypedPeriod) => void;
  /** Whether what is wrong is told. */
  checked: boolean;
  /** Told of the start, where a period is asked for and none is given. */
  missing?: string | null;
};

/** From when to when, typed as people write it; « mars 2021 », « 03/2021 » and « 2021 » all do. */
export function PeriodFields({ period, onChange, checked, missing = null }: PeriodFieldsProps) {
  const faults = checked ? periodFaults(period) : { start: null, end: null };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.cv_field_start()} hint={m.cv_date_hint()} error={faults.start ?? missing}>
          <TextInput value={period.start} onChange={(event) => onChange({ ...period, start: event.target.value })} />
        </Field>
        {period.ongoing ? null : (
          <Field label={m.cv_field_end()} hint={m.cv_date_hint()} error={faults.end}>
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
