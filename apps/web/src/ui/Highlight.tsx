import type { ReactNode } from 'react';

/** The highlighter stroke behind words that matter; `drawn` lets the pen pass once when the page opens. */
export function Highlight({ children, drawn = false }: { children: ReactNode; drawn?: boolean }) {
  return <mark className={drawn ? 'highlight highlight-drawn' : 'highlight'}>{children}</mark>;
}
