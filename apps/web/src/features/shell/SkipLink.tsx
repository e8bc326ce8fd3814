import { m } from '../../paraglide/messages.js';

/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="fixed top-2 left-2 z-60 -translate-y-[calc(100%+1rem)] rounded-md bg-brand px-4 py-2.5 font-semibold text-on-brand focus:translate-y-0"
    >
      {m.shell_skip()}
    </a>
  );
}
