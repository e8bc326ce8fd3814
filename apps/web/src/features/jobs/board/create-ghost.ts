/** A picture of the card under the pointer, held where it was taken. */
export function createGhost(card: HTMLElement, press: { clientX: number; clientY: number }) {
  const { left, top, width } = card.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className =
    'pointer-events-none fixed top-0 left-0 z-60 rounded-lg border border-brand bg-paper p-3 shadow-raised motion-safe:rotate-2';
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  ghost.append(...Array.from(card.cloneNode(true).childNodes));
  // A picture has no names: ids and marks are the card's own.
  for (const named of ghost.querySelectorAll('[id],[data-grip]')) {
    named.removeAttribute('id');
    named.removeAttribute('data-grip');
  }
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  const moveTo = (x: number, y: number) => {
    ghost.style.translate = `${left + x - press.clientX}px ${top + y - press.clientY}px`;
  };
  moveTo(press.clientX, press.clientY);
  return { moveTo, remove: () => ghost.remove() };
}
