import { Link } from 'react-router';
import { LostDrawing } from '../../illustrations/LostDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Highlight } from '../../ui/Highlight.tsx';

export function NotFoundPage() {
  return (
    <div className="container-narrow flex min-h-[70vh] flex-col items-center justify-center gap-4 py-16 text-center">
      <LostDrawing className="w-64" />
      <h1 className="text-5xl">
        <Highlight>{m.shell_not_found_code()}</Highlight>
      </h1>
      <p lang="en" className="text-xl">
        {m.shell_not_found()}
      </p>
      <p className="text-ink-soft">{m.shell_not_found_hint()}</p>
      <Button className="mt-2" render={<Link to={paths.home()} />}>
        {m.shell_not_found_home()}
      </Button>
    </div>
  );
}
