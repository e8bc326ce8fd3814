import { createGhost } from './create-ghost.ts';
import { scrollNearEdges } from './scroll-near-edges.ts';

/** px: less is a press. */
const threshold = 6;

type DragEvents = {
  onStart: () => void;
  onMove: (x: number, y: number) => void;
  /** `dropped` is false when the move was given up. */
  onEnd: (dropped: boolean) => void;
};

/** Follows one pointer from where it was pressed until it is let go; answers how to give up. */
export function startDrag(press: PointerEvent, board: HTMLElement, card: HTMLElement, events: DragEvents): () => void {
  let ghost: ReturnType<typeof createGhost> | null = null;
  let frame = 0;
  let point = { x: press.clientX, y: press.clientY };
  const listeners = new AbortController();
  const { signal } = listeners;

  const follow = () => {
    scrollNearEdges(board, point.x, point.y);
    events.onMove(point.x, point.y);
    frame = requestAnimationFrame(follow);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    if (!ghost) {
      if (Math.hypot(point.x - press.clientX, point.y - press.clientY) < threshold) return;
      ghost = createGhost(card, press);
      getSelection()?.removeAllRanges();
      events.onStart();
      frame = requestAnimationFrame(follow);
    }
    ghost.moveTo(point.x, point.y);
  };
  const end = (dropped: boolean) => {
    listeners.abort();
    cancelAnimationFrame(frame);
    if (!ghost) return;
    ghost.remove();
    if (dropped) {
      events.onMove(point.x, point.y);
      swallowClick();
    }
    events.onEnd(dropped);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => event.pointerId === press.pointerId && end(true), { signal });
  addEventListener('pointercancel', (event) => event.pointerId === press.pointerId && end(false), { signal });
  addEventListener('blur', () => end(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
  return () => end(false);
}

/** The release of a drag is no press on what lies under it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
