import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { useAuthMoves } from './use-auth-moves.ts';
import { useAuthOptions } from './use-auth-options.ts';
import { useResend } from './use-resend.ts';

/** An account has this address: sign in, choose a new password, or have the confirmation sent again (spec 1, section 8). */
export function TakenNotice({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  const options = useAuthOptions();
  const { pathTo } = useAuthMoves();
  const { resend, busy } = useResend(email);
  return (
    <Notice tone="info">
      <p>{options?.confirmsEmail ? m.auth_error_exists_ways() : m.auth_error_exists_two_ways()}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onSignIn}>
          {m.auth_error_exists_action()}
        </Button>
        <Button variant="quiet" size="sm" render={<Link to={pathTo({ view: 'forgotten' })} />}>
          {m.auth_error_exists_reset()}
        </Button>
        {options?.confirmsEmail ? (
          <Button variant="quiet" size="sm" onClick={resend} busy={busy}>
            {m.auth_confirm_again()}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
