import { LostDrawing } from '../../illustrations/LostDrawing.tsx';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** What a person sees when a page breaks: a sentence, and two ways on. */
export function ErrorPage() {
  return (
    <main className="container-narrow flex min-h-dvh flex-col items-center justify-center gap-4 py-16 text-center">
      <LostDrawing className="w-64" />
      <h1 className="text-2xl">{m.shell_error_title()}</h1>
      <p className="text-ink-soft">{m.shell_error_text()}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{m.shell_error_reload()}</Button>
        <Button variant="quiet" href={paths.home()}>
          {m.shell_not_found_home()}
        </Button>
      </div>
    </main>
  );
}
