const edge = 48;
const step = 12;

/** Scrolls the board sideways, and the column under the pointer up and down, when the pointer is near their edges. */
export function scrollNearEdges(board: HTMLElement, x: number, y: number): void {
  const area = board.getBoundingClientRect();
  board.scrollLeft += pull(x, area.left, area.right);
  for (const list of board.querySelectorAll<HTMLElement>('[data-cards]')) {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    if (x >= left && x <= right) list.scrollTop += pull(y, top, bottom);
  }
}

function pull(at: number, start: number, end: number): number {
  if (at < start + edge) return -step;
  return at > end - edge ? step : 0;
}
