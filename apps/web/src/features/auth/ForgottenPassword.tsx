import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { AuthScreen } from './AuthScreen.tsx';
import { MailForm } from './MailForm.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SentTo } from './SentTo.tsx';

type ForgottenPasswordProps = { email: string; onEmail: (email: string) => void };

/** « Mot de passe oublié »: what it says does not tell whether the address has an account. */
export function ForgottenPassword({ email, onEmail }: ForgottenPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AuthScreen title={m.auth_forgotten()} intro={m.auth_forgotten_intro()}>
        <MailForm
          wanted="reset"
          email={email}
          onEmail={onEmail}
          onSent={() => setSentTo(email.trim())}
          action={m.auth_forgotten_action()}
        />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={m.auth_check_mail()} intro={m.auth_forgotten_sent()}>
      <SentTo email={sentTo} onChange={() => setSentTo(null)} />
      <p>{m.auth_mail_advice()}</p>
      <div>
        <SendAgain wanted="reset" email={sentTo} />
      </div>
    </AuthScreen>
  );
}
