import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { optionsOf } from '../../profile/option-labels.ts';
import { seniorityLabels } from '../labels.ts';

type SeniorityFieldProps = { value: string; onChange: (level: string) => void };

export function SeniorityField({ value, onChange }: SeniorityFieldProps) {
  return (
    <Field label={m.interviews_level()} required>
      <Select
        value={value}
        placeholder={m.interviews_level_choose()}
        options={optionsOf(seniorityLabels)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
