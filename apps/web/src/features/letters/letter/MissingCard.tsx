import { printed } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';

/** What the offer asks for and the letter does not claim, since the CV does not show it: left out, or told as to be learnt. */
export function MissingCard({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="letter-missing" className="rounded-xl border border-line bg-card p-5 shadow-card sm:p-7">
      <h2 id="letter-missing" className="text-xl">
        {m.letters_missing()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.letters_missing_text()}</p>
      <ul lang="fr" className="mt-3 flex flex-wrap gap-2">
        {missing.map((term) => (
          <li key={term}>
            <Badge tone="warn" className="whitespace-normal!">
              {printed(term)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
