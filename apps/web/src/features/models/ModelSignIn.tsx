import { Link, useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** What an account adds to a model that is looked at signed out. */
export function ModelSignIn() {
  const { pathname, search } = useLocation();
  return (
    <Card title={m.models_signin_title()}>
      <p className="mb-5">{m.models_signin_text()}</p>
      <Button render={<Link to={paths.auth({ redirect: pathname + search })} />}>{m.models_signin_button()}</Button>
    </Card>
  );
}
