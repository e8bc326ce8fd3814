import { type RefObject, useEffect } from 'react';

/** Brings the first highlighted line into the upper part of the pane (or to the middle of the screen, where the pane does not scroll). */
export function useScrollToMark(pane: RefObject<HTMLElement | null>, version: number): void {
  useEffect(() => {
    const mark = version > 0 ? pane.current?.querySelector('[data-active-mark]') : null;
    if (!pane.current || !mark) return;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    if (pane.current.scrollHeight <= pane.current.clientHeight + 1) {
      // After the frame in which the view is swapped, which puts the page at its top.
      requestAnimationFrame(() => requestAnimationFrame(() => mark.scrollIntoView({ block: 'center', behavior })));
      return;
    }
    const offset = mark.getBoundingClientRect().top - pane.current.getBoundingClientRect().top;
    pane.current.scrollBy({ top: offset - pane.current.clientHeight / 3, behavior });
  }, [pane, version]);
}
