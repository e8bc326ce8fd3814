import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';

/** The id of a doubt in the list that tells why. */
export const doubtId = (number: number) => `a-verifier-${number + 1}`;

/** Words that nothing shows, and the label « à vérifier » behind the last of them. */
export function DoubtMark({ number, labelled, children }: { number: number; labelled: boolean; children: ReactNode }) {
  return (
    <>
      <span className="rounded-sm bg-warn-soft text-warn underline decoration-warn decoration-wavy decoration-1 underline-offset-4">
        {children}
      </span>
      {labelled ? (
        <span
          className="ml-1 rounded-full border border-warn px-2 text-xs font-semibold whitespace-nowrap text-warn"
          data-doubt={doubtId(number)}
        >
          {m.letters_doubt_label()}
        </span>
      ) : null}
    </>
  );
}
