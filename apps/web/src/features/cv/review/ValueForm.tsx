import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormButtons } from './FormButtons.tsx';

type ValueFormProps = {
  label: string;
  value: string | null;
  long: boolean;
  inputType?: 'text' | 'email' | 'tel' | 'url' | undefined;
  onSave: (value: string | null) => Promise<void>;
  onCancel: () => void;
};

/** The form a row turns into: one value, saved with Enter, left with Escape. */
export function ValueForm({ label, value, long, inputType = 'text', onSave, onCancel }: ValueFormProps) {
  const [text, setText] = useState(value ?? '');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onSave(text.trim() || null);
    setBusy(false);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form onSubmit={submit} onKeyDown={leave} className="flex flex-col gap-3 rounded-lg bg-brand-soft p-4">
      <Field label={label}>
        {long ? (
          <TextArea rows={5} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        ) : (
          <TextInput type={inputType} maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <FormButtons busy={busy} onCancel={onCancel} />
    </form>
  );
}
