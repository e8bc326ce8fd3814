import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For a link to someone’s letter, or to one for their offer, opened signed out. */
export function LetterSignIn() {
  const { pathname, search } = useLocation();
  return (
    <div className="container-narrow py-16">
      <EmptyState
        wholePage
        title={m.letters_signin_title()}
        description={m.letters_signin_link_text()}
        action={
          <Button render={<Link to={paths.auth({ redirect: pathname + search })} />}>
            {m.letters_signin_button()}
          </Button>
        }
      />
    </div>
  );
}
