import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/Toast.tsx';
import { checkSignUp } from './auth-faults.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { refuseSignUp } from './refuse-sign-up.ts';
import { useAuthForm } from './use-auth-form.ts';

type SignUpFormProps = { email: string; onEmail: (email: string) => void; onSignIn: () => void };

export function SignUpForm({ email, onEmail, onSignIn }: SignUpFormProps) {
  const [fullName, setFullName] = useState('');
  const [password, setPassword] = useState('');
  const [taken, setTaken] = useState('');
  const { form, faults, busy, submit } = useAuthForm(
    async () => {
      const { value, faults } = checkSignUp({ fullName, email, password });
      if (!value) return faults;
      await request('/api/auth/sign-up/email', {
        body: { name: value.fullName, email: value.email, password: value.password },
      });
      toast({ title: m.auth_welcome(), description: m.auth_welcome_text(), tone: 'success', duration: 6000 });
    },
    (error) => refuseSignUp(error, () => setTaken(email)),
  );
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={m.auth_name()} error={faults.fullName} required>
        <TextInput
          name="name"
          autoComplete="name"
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
        />
      </Field>
      <Field label={m.auth_email()} error={faults.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </Field>
      {taken !== '' && taken === email ? (
        <Button variant="secondary" size="sm" onClick={onSignIn}>
          {m.auth_error_exists_action()}
        </Button>
      ) : null}
      <Field label={m.auth_password()} hint={m.auth_password_hint()} error={faults.password} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {m.auth_signup_action()}
      </Button>
    </form>
  );
}
