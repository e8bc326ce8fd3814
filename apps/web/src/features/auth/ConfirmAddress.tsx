import { Link, useLocation } from 'react-router';
import { PathDrawing } from '../../illustrations/PathDrawing.tsx';
import { useSession } from '../../lib/session.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { MailForm } from './MailForm.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SentTo } from './SentTo.tsx';
import { useAuthMoves } from './use-auth-moves.ts';

type ConfirmAddressProps = { email: string; onEmail: (email: string) => void };

/** « Vérifiez vos mails » once an address is known that waits, else the form that asks for the mail again. */
export function ConfirmAddress({ email, onEmail }: ConfirmAddressProps) {
  const { status } = useSession();
  const { goTo } = useAuthMoves();
  // In the history and not in the address: a reload shows the same screen.
  const waiting = (useLocation().state as { email?: string } | null)?.email;
  if (status === 'signedIn') return <Confirmed />;
  if (waiting) return <CheckMail email={waiting} />;
  return (
    <AuthScreen title={m.auth_confirm_again()} intro={m.auth_confirm_intro()}>
      <MailForm
        wanted="confirmation"
        email={email}
        onEmail={onEmail}
        onSent={() => goTo({ view: 'confirm' }, { email: email.trim() })}
        action={m.auth_confirm_action()}
      />
    </AuthScreen>
  );
}

function CheckMail({ email }: { email: string }) {
  const { goTo } = useAuthMoves();
  return (
    <AuthScreen title={m.auth_check_mail()} intro={m.auth_confirm_sent()}>
      <SentTo email={email} onChange={() => goTo({ tab: 'signup' })} />
      <p>{m.auth_mail_advice()}</p>
      <div>
        <SendAgain wanted="confirmation" email={email} />
      </div>
    </AuthScreen>
  );
}

/** The link was followed in another tab of this browser, which went on from there. */
function Confirmed() {
  const { next } = useAuthMoves();
  return (
    <div className="container-narrow py-16">
      <EmptyState
        wholePage
        illustration={<PathDrawing className="h-36" />}
        title={m.auth_confirmed()}
        description={m.auth_confirmed_text()}
        action={<Button render={<Link to={next} replace />}>{m.auth_confirmed_action()}</Button>}
      />
    </div>
  );
}
