import type { LetterEvidence } from '@coach/contracts/letter';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** A sentence and what it rests on; `name` tells it from the others. */
export type ShownSource = { name: string; evidence: readonly LetterEvidence[] };

interface SourceState {
  shown: ShownSource | null;
  /** Which of its proofs is highlighted. */
  at: number;
  /** Grows with each request, so that asking twice for the same lines scrolls twice. */
  version: number;
  /** Over the letter, where the screen has no room beside it. */
  over: boolean;
  paneId: string;
  show: (source: ShownSource, at?: number) => void;
  close: () => void;
}

const SourceContext = createContext<SourceState | null>(null);
const paneId = 'sources';

export function SourceProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ shown: null as ShownSource | null, at: 0, version: 0, over: false });
  const show = useCallback(
    (shown: ShownSource, at = 0) => setState((last) => ({ shown, at, version: last.version + 1, over: isNarrow() })),
    [],
  );
  const close = useCallback(() => setState((last) => ({ ...last, over: false })), []);
  const value = useMemo(() => ({ ...state, paneId, show, close }), [state, show, close]);
  return <SourceContext value={value}>{children}</SourceContext>;
}

export function useSource(): SourceState {
  const source = use(SourceContext);
  if (!source) throw new Error('useSource needs a SourceProvider above it');
  return source;
}

/** As the `lg` of the style sheet: below it the sources stand over the letter. */
function isNarrow(): boolean {
  return !window.matchMedia('(width >= 64rem)').matches;
}
