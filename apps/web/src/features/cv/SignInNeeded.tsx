import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For a link into someone's own CV or analysis, opened signed out. */
export function SignInNeeded() {
  const { pathname, search } = useLocation();
  return (
    <div className="container-narrow py-16">
      <EmptyState
        wholePage
        title={m.cv_signin_title()}
        description={m.cv_signin_link_text()}
        action={
          <Button render={<Link to={paths.auth({ redirect: pathname + search })} />}>{m.cv_signin_button()}</Button>
        }
      />
    </div>
  );
}
