import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/Toast.tsx';
import { checkSignIn } from './auth-faults.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useAuthForm } from './use-auth-form.ts';

type SignInFormProps = { email: string; onEmail: (email: string) => void };

export function SignInForm({ email, onEmail }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const { form, faults, busy, submit } = useAuthForm(
    async () => {
      const { value, faults } = checkSignIn({ email, password });
      if (value) await request('/api/auth/sign-in/email', { body: value });
      return faults;
    },
    ({ message, fields }) => {
      toast({ title: m.auth_error_signin(), description: message, tone: 'error' });
      return fields;
    },
  );
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={m.auth_email()} error={faults.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      <Field label={m.auth_password()} error={faults.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {m.auth_signin_action()}
      </Button>
    </form>
  );
}
