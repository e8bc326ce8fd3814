import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A card that changes column is drawn anew: its grip takes the focus back, also when the server refuses the move.
 * Answers how to ask for it before a move.
 */
export function useGripFocus(board: RefObject<HTMLElement | null>, columns: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const held = useHeldGrip();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order of the cards
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    const id = wanted.current ?? (isLost ? held.current : null);
    if (!id) return;
    wanted.current = null;
    const focus = () => {
      const grip = board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`);
      grip?.focus({ preventScroll: true });
      grip?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    focus();
    // A menu gives the focus back to its button, which is gone, a moment after it closes.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus();
    });
  }, [columns, board, held]);
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}

/** The grip that had the focus last, unless the person has gone elsewhere since: a card that goes takes it along. */
function useHeldGrip(): RefObject<string | null> {
  const held = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      held.current = (target as HTMLElement).dataset?.grip ?? null;
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('pointerdown', note, { signal });
    return () => listeners.abort();
  }, []);
  return held;
}
