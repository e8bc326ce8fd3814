import { questionChoices } from '@coach/contracts/features/interviews';
import { m } from '../../../paraglide/messages.js';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';

type QuestionCountFieldProps = { value: number; onChange: (count: number) => void };

export function QuestionCountField({ value, onChange }: QuestionCountFieldProps) {
  return (
    <Field label={m.interviews_count()}>
      <Select
        value={String(value)}
        options={questionChoices.map((count) => ({
          value: String(count),
          label: m.interviews_count_option({ count }),
        }))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  );
}
