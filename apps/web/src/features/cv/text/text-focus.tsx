import type { Span } from '@coach/contracts/span';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';

export type TextSource = 'cv' | 'offer';
export type TextView = 'main' | 'text';

interface TextFocus {
  source: TextSource;
  spans: readonly Span[];
  /** Grows with each request to show something, so that asking twice for the same lines scrolls twice. */
  version: number;
  /** What a narrow screen shows; wide ones show both. */
  view: TextView;
  /** Highlights these lines where both views are seen; a narrow screen stays as it is. */
  hint: (source: TextSource, spans: readonly Span[]) => void;
  /** Highlights these lines and brings them into sight. */
  show: (source: TextSource, spans: readonly Span[]) => void;
  setSource: (source: TextSource) => void;
  setView: (view: TextView) => void;
}

const TextFocusContext = createContext<TextFocus | null>(null);

export function TextFocusProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ source: 'cv' as TextSource, spans: [] as readonly Span[], version: 0 });
  const [view, setViewState] = useState<TextView>('main');
  const leftAt = useRef(0);
  const setView = useCallback((next: TextView) => {
    if (next === 'text') leftAt.current = window.scrollY;
    setViewState(next);
    requestAnimationFrame(() => window.scrollTo({ top: next === 'main' ? leftAt.current : 0, behavior: 'instant' }));
  }, []);
  const value = useMemo<TextFocus>(() => {
    const hint: TextFocus['hint'] = (source, spans) =>
      setState((last) => ({ source, spans, version: last.version + 1 }));
    const show: TextFocus['show'] = (source, spans) => {
      hint(source, spans);
      if (isNarrow()) setView('text');
    };
    const setSource = (source: TextSource) => setState((last) => ({ ...last, source, spans: [] }));
    return { ...state, view, hint, show, setSource, setView };
  }, [state, view, setView]);
  return <TextFocusContext value={value}>{children}</TextFocusContext>;
}

export function useTextFocus(): TextFocus {
  const focus = use(TextFocusContext);
  if (!focus) throw new Error('useTextFocus needs a TextFocusProvider above it');
  return focus;
}

/** As the `lg` of the style sheet: below it the text and its comments are two views. */
function isNarrow(): boolean {
  return !window.matchMedia('(width >= 64rem)').matches;
}
