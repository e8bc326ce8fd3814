import { useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { refreshSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toast.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { checkNewPassword } from './auth-faults.ts';
import { Notice } from './Notice.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useAuthMoves } from './use-auth-moves.ts';
import { weakPassword } from './weak-password.ts';

type NewPasswordProps = { token: string; onDone: () => void };

/** The form that a recovery link opens; a new password leads back to signing in (spec 1, « Auth »). */
export function NewPassword({ token, onDone }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [spent, setSpent] = useState(false);
  const { goTo } = useAuthMoves();
  const { form, faults, busy, submit } = useAuthForm(
    async () => {
      const found = checkNewPassword({ password, repeated });
      if (found) return found;
      await request('/api/auth/reset-password', { body: { token, newPassword: password } });
      toast({ title: m.auth_new_done(), description: m.auth_new_done_text(), tone: 'success' });
      // Every session of the account has ended, this browser's included.
      await refreshSession();
      onDone();
      goTo({ tab: 'signin' }, { replace: true });
    },
    (error) => {
      if (error.code === 'weak_password') return { password: weakPassword(error) };
      if (error.reason === 'link') setSpent(true);
      else toast({ title: m.auth_new_failed(), description: error.message, tone: 'error' });
      return {};
    },
  );
  const askAgain = () => {
    onDone();
    goTo({ view: 'forgotten' }, { replace: true });
  };
  if (spent) {
    return (
      <AuthScreen title={m.auth_new_title()} onBack={onDone}>
        <Notice tone="error">{m.auth_reset_spent()}</Notice>
        <div>
          <Button onClick={askAgain}>{m.auth_reset_again()}</Button>
        </div>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={m.auth_new_title()} intro={m.auth_new_intro()} onBack={onDone}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={m.auth_new_password()} hint={m.auth_password_hint()} error={faults.password} required>
          <PasswordInput
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label={m.auth_new_repeat()} error={faults.repeated} required>
          <PasswordInput
            name="repeat-password"
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {m.auth_new_action()}
        </Button>
      </form>
    </AuthScreen>
  );
}
