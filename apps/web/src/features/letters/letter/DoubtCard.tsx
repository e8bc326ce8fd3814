import type { LetterDetail } from '@coach/contracts/features/letters';
import { doubtText } from '../../../lib/doubt-text.ts';
import { m } from '../../../paraglide/messages.js';
import { showDoubt } from '../sheet/show-doubt.ts';

type Doubts = LetterDetail['doubts'];

/** Everything « à vérifier », with the reason, each leading to its place; nothing where all of the letter has a source. */
export function DoubtCard({ doubts }: { doubts: Doubts }) {
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="letter-doubts" className="shrink-0 rounded-xl bg-warn-soft p-5 text-warn">
      <h2 id="letter-doubts" className="text-lg">
        {m.letters_doubts({ count: doubts.length })}
      </h2>
      <p className="mt-1 text-sm">{m.letters_doubts_text()}</p>
      <ul lang="fr" className="mt-2 flex flex-col lg:max-h-44 lg:overflow-y-auto lg:p-1">
        {doubts.map((doubt, number) => (
          <li key={`${doubt.paragraph}-${doubt.start}`}>
            <button
              type="button"
              onClick={() => showDoubt(number)}
              className="min-h-11 w-full cursor-pointer rounded-sm py-1 text-left text-sm font-medium decoration-1 underline-offset-4 hover:underline"
            >
              {doubtText(doubt)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same, only to be read. */
export function DoubtList({ doubts }: { doubts: Doubts }) {
  return (
    <ul lang="fr" className="flex list-disc flex-col gap-1.5 pl-5">
      {doubts.map((doubt) => (
        <li key={`${doubt.paragraph}-${doubt.start}`}>{doubtText(doubt)}</li>
      ))}
    </ul>
  );
}
