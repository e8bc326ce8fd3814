import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

export default function NotFoundPage() {
  return (
    <div className="container-narrow py-20 text-center">
      <h1 className="text-5xl">{m.shell_not_found_code()}</h1>
      <p className="my-4">{m.shell_not_found()}</p>
      <Button render={<Link to={paths.home()} />}>{m.shell_not_found_home()}</Button>
    </div>
  );
}
