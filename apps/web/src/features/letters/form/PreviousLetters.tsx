import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { useLetters } from '../requests/use-letters.ts';

const shown = 4;

/** The letters already written: they are kept, and reopening one costs nothing. */
export function PreviousLetters() {
  const { status } = useSession();
  const { data } = useLetters(shown, status === 'signedIn');
  const letters = data?.pages[0]?.items ?? [];
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby="previous-letters">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="previous-letters" className="text-xl">
          {m.letters_previous()}
        </h2>
        <Link
          to={paths.documents({ tab: 'lettres' })}
          className="inline-flex min-h-11 items-center text-brand underline"
        >
          {m.letters_previous_all()}
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {letters.map((letter) => (
          <li key={letter.id}>
            <Link
              to={paths.letters({ lettre: letter.id })}
              className="block h-full rounded-xl border border-line bg-card p-4 hover:border-brand"
            >
              <span className="block wrap-anywhere font-semibold">{letter.name}</span>
              <span className="block wrap-anywhere text-sm text-ink-soft">
                {[letter.company, letter.documentName].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-sm text-ink-soft">{formatDate(letter.createdAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
