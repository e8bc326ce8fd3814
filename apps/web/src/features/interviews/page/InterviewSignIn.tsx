import { Link, useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** « Connexion requise »: what asks for an account says so, and leads there and back. */
export function InterviewSignIn() {
  const { pathname, search } = useLocation();
  return (
    <Card>
      <EmptyState
        title={m.interviews_signin_title()}
        description={m.interviews_signin_text()}
        action={
          <Button render={<Link to={paths.auth({ redirect: pathname + search })} />}>{m.interviews_signin()}</Button>
        }
      />
    </Card>
  );
}
