/** Where a doubt stands, read or edited, has its number in `data-doubts`. */
export function showDoubt(number: number): void {
  const place = document.querySelector<HTMLElement>(`[data-doubts~="${number}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
