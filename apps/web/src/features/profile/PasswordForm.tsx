import { passwordMinLength } from '@coach/contracts/features/auth';
import { type FormEvent, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/Toast.tsx';

const blank = { current: '', next: '', again: '' };
type Passwords = typeof blank;

/** Changes the password at once, apart from the rest of the profile. */
export function PasswordForm({ email }: { email: string }) {
  const [passwords, setPasswords] = useState(blank);
  const [fault, setFault] = useState<{ at: keyof Passwords; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const complete = Object.values(passwords).every((value) => value !== '');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const tell = (told: typeof fault) => {
      setFault(told);
      if (told) form.querySelector<HTMLInputElement>(`[name=password-${told.at}]`)?.focus();
    };
    const found = faultOf(passwords);
    tell(found);
    if (found || !complete || busy) return;
    setBusy(true);
    try {
      const body = { currentPassword: passwords.current, newPassword: passwords.next };
      await request('/api/auth/change-password', { method: 'POST', body });
      setPasswords(blank);
      toast({ title: m.profile_password_done(), tone: 'success' });
    } catch (error) {
      tell(refusal(error));
    } finally {
      setBusy(false);
    }
  };
  const field = (at: keyof Passwords, label: string, autoComplete: string) => (
    <Field label={label} error={fault?.at === at ? fault.text : null} required>
      <TextInput
        type="password"
        name={`password-${at}`}
        autoComplete={autoComplete}
        value={passwords[at]}
        onChange={(event) => setPasswords({ ...passwords, [at]: event.target.value })}
      />
    </Field>
  );
  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-4">
      <h2 className="text-xl">{m.profile_password_title()}</h2>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {field('current', m.profile_password_current(), 'current-password')}
      {field('next', m.profile_password_new(), 'new-password')}
      {field('again', m.profile_password_again(), 'new-password')}
      <p className="text-sm text-ink-soft">{m.profile_password_hint()}</p>
      <div>
        <Button type="submit" variant="secondary" busy={busy} disabled={!complete}>
          {m.profile_password_action()}
        </Button>
      </div>
    </form>
  );
}

function faultOf({ next, again }: Passwords): { at: keyof Passwords; text: string } | null {
  if (next !== again) return { at: 'again', text: m.profile_password_differ() };
  if ([...next].length < passwordMinLength) return { at: 'next', text: m.profile_password_short() };
  return null;
}

function refusal(error: unknown): { at: keyof Passwords; text: string } {
  if (!(error instanceof ApiError)) return { at: 'current', text: m.profile_password_failed() };
  return { at: error.code === 'weak_password' ? 'next' : 'current', text: error.message };
}
