/** px between the two, and to the edges of the window. */
const gap = 8;

/** Puts what stands in the top layer under its anchor, over it where there is more room, always within the window. */
export function placeBeside(shown: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  // Near an edge it would be as narrow as the room that is left there.
  shown.style.left = `${gap}px`;
  const { offsetWidth: width, offsetHeight: height } = shown;
  const { clientWidth, clientHeight } = document.documentElement;
  const under = bottom + gap;
  const fitsUnder = under + height + gap <= clientHeight;
  const x = align === 'end' ? right - width : left;
  const y = fitsUnder || top < clientHeight - bottom ? under : top - gap - height;
  shown.style.left = `${within(x, clientWidth - width)}px`;
  shown.style.top = `${within(y, clientHeight - height)}px`;
}

function within(place: number, room: number): number {
  return Math.max(gap, Math.min(place, room - gap));
}
