import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { refreshSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { Identity } from './AuthCard.tsx';
import { checkSignIn } from './auth-faults.ts';
import { EmailField } from './EmailField.tsx';
import { MailLinks } from './MailLinks.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';
import { useAuthForm } from './use-auth-form.ts';

export function SignInForm({ identity: { email, setEmail } }: { identity: Identity }) {
  const [password, setPassword] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { form, faults, busy, submit } = useAuthForm(
    async () => {
      const { value, faults } = checkSignIn({ email, password });
      if (!value) return faults;
      await request('/api/auth/sign-in/email', { body: value });
      await refreshSession();
    },
    ({ message, fields, reason }) => {
      setUnconfirmed(reason === 'email_not_confirmed' ? email : null);
      toast({ title: m.auth_error_signin(), description: message, tone: 'error' });
      return fields;
    },
  );
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {unconfirmed !== null && unconfirmed === email ? <UnconfirmedNotice email={unconfirmed} /> : null}
      <EmailField value={email} onValue={setEmail} error={faults.email} autoComplete="username" />
      <Field label={m.auth_password()} error={faults.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <MailLinks />
      <Button type="submit" size="lg" busy={busy}>
        {m.auth_signin_action()}
      </Button>
    </form>
  );
}
