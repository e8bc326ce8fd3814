import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { MailForm } from './MailForm.tsx';
import { SendAgain } from './SendAgain.tsx';

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
    <AuthScreen title={m.auth_check_mail()} intro={m.auth_forgotten_sent({ email: sentTo })}>
      <p>{m.auth_mail_advice()}</p>
      <div className="flex flex-wrap items-start gap-3">
        <SendAgain wanted="reset" email={sentTo} />
        <Button variant="quiet" onClick={() => setSentTo(null)}>
          {m.auth_other_address()}
        </Button>
      </div>
    </AuthScreen>
  );
}
