import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';

/** The way on to the whole library, and what opens it. */
export function LibraryCard() {
  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="text-xl">{m.articles_library_title()}</h2>
      <p className="mt-2 text-ink-soft">{m.articles_library_text()}</p>
      <Link
        to={paths.careerAdvice()}
        className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {m.articles_library_action()}
      </Link>
    </section>
  );
}
