import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { FormButtons } from './FormButtons.tsx';

type ValueFormProps = {
  label: string;
  value: string | null;
  long: boolean;
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'> | undefined;
  /** What is wrong with what was typed. */
  faultOf?: ((typed: string) => string | null) | undefined;
  onSave: (value: string | null) => Promise<boolean>;
  onCancel: () => void;
};

/** The form a row turns into: one value, saved with Enter, left with Escape. */
export function ValueForm({ label, value, long, input, faultOf, onSave, onCancel }: ValueFormProps) {
  const [text, setText] = useState(value ?? '');
  const fault = faultOf?.(text) ?? null;
  const { form, tried, busy, onSubmit } = useCheckedForm(fault === null, () => onSave(text.trim() || null));
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={leave}
      className="flex flex-col gap-3 rounded-lg bg-brand-soft p-4"
    >
      <Field label={label} error={tried ? fault : null}>
        {long ? (
          <TextArea rows={5} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        ) : (
          <TextInput {...input} maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
