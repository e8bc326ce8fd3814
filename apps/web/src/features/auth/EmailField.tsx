import { m } from '../../paraglide/messages.js';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

type EmailFieldProps = {
  value: string;
  onValue: (email: string) => void;
  error: string | undefined;
  /** `username` where the browser knows an account by it, `email` where one is made. */
  autoComplete: 'username' | 'email';
};

export function EmailField({ value, onValue, error, autoComplete }: EmailFieldProps) {
  return (
    <Field label={m.auth_email()} error={error} required>
      <TextInput
        type="email"
        name="email"
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </Field>
  );
}
