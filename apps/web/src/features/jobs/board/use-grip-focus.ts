import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** A card that changes column is drawn anew: its grip takes the focus back. Answers how to ask for it before a move. */
export function useGripFocus(board: RefObject<HTMLElement | null>, columns: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order of the cards
  useLayoutEffect(() => {
    const id = wanted.current;
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
  }, [columns, board]);
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
