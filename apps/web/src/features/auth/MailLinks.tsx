import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { useAuthMoves } from './use-auth-moves.ts';
import { useAuthOptions } from './use-auth-options.ts';

const classes = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

/** What a mail can help with, for who cannot sign in. */
export function MailLinks() {
  const { pathTo } = useAuthMoves();
  const options = useAuthOptions();
  return (
    <p className="-my-2 flex flex-wrap gap-x-6">
      <Link to={pathTo({ view: 'forgotten' })} className={classes}>
        {m.auth_forgotten()}
      </Link>
      {options?.confirmsEmail ? (
        <Link to={pathTo({ view: 'confirm' })} className={classes}>
          {m.auth_confirm_again()}
        </Link>
      ) : null}
    </p>
  );
}
