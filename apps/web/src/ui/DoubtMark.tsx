import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';

type DoubtMarkProps = {
  /** Where a list of doubts leads here. */
  number?: number;
  labelled: boolean;
  children: ReactNode;
};

/** Words that nothing shows, and the label « à vérifier » behind the last of them. */
export function DoubtMark({ number, labelled, children }: DoubtMarkProps) {
  return (
    <>
      <span
        data-doubts={number}
        tabIndex={-1}
        className="rounded-sm bg-warn-soft text-warn underline decoration-warn decoration-wavy decoration-1 underline-offset-4"
      >
        {children}
      </span>
      {labelled ? (
        <span className="ml-1 rounded-full border select-none border-warn px-2 text-xs font-semibold whitespace-nowrap text-warn">
          {m.common_doubt_label()}
        </span>
      ) : null}
    </>
  );
}
