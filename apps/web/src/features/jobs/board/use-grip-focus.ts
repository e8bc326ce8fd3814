import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A card that changes column is drawn anew: its grip takes the focus back. Answers how to ask for it before a move. */
export function useGripFocus(board: RefObject<HTMLElement | null>, columns: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order of the cards
  useEffect(() => {
    const id = wanted.current;
    if (!id) return;
    // A menu gives the focus back to its button a moment after it closes.
    const frame = requestAnimationFrame(() => {
      wanted.current = null;
      const grip = board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(id)}"]`);
      grip?.focus({ preventScroll: true });
      grip?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [columns, board]);
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
