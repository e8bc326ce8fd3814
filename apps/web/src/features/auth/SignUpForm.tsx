import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { Identity } from './AuthCard.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TakenNotice } from './TakenNotice.tsx';
import { useSignUp } from './use-sign-up.ts';

type SignUpFormProps = { identity: Identity; onSignIn: () => void };

export function SignUpForm({ identity, onSignIn }: SignUpFormProps) {
  const { email, fullName, setEmail, setFullName } = identity;
  const [password, setPassword] = useState('');
  const { form, faults, busy, submit, taken } = useSignUp({ fullName, email, password });
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
      <EmailField value={email} onValue={setEmail} error={faults.email} autoComplete="email" />
      {taken ? <TakenNotice email={email} onSignIn={onSignIn} /> : null}
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
