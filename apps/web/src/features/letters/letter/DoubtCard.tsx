import type { LetterDetail } from '@coach/contracts/features/letters';
import { m } from '../../../paraglide/messages.js';
import { doubtId } from '../sheet/DoubtMark.tsx';
import { doubtText } from '../sheet/doubt-text.ts';

/** Everything « à vérifier », with the reason; nothing where all of the letter has a source. */
export function DoubtCard({ doubts }: { doubts: LetterDetail['doubts'] }) {
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="letter-doubts" className="shrink-0 rounded-xl bg-warn-soft p-5 text-warn">
      <h2 id="letter-doubts" className="text-lg">
        {m.letters_doubts({ count: doubts.length })}
      </h2>
      <p className="mt-1 text-sm">{m.letters_doubts_text()}</p>
      <DoubtList doubts={doubts} withIds />
    </section>
  );
}

export function DoubtList({ doubts, withIds = false }: { doubts: LetterDetail['doubts']; withIds?: boolean }) {
  return (
    <ul lang="fr" className="mt-3 flex max-h-40 flex-col gap-2 overflow-y-auto">
      {doubts.map(({ paragraph, start, quote, reason }, number) => (
        <li key={`${paragraph}-${start}`} id={withIds ? doubtId(number) : undefined} className="text-sm font-medium">
          {doubtText({ quote, reason })}
        </li>
      ))}
    </ul>
  );
}
