import type { KeyboardEvent, RefObject } from 'react';

/** Arrows, Home, End and first letters move within a menu; Escape and Tab leave it, Space follows a link. */
export function useMenuKeys(list: RefObject<HTMLElement | null>, leave: () => void) {
  return (event: KeyboardEvent) => {
    const { key } = event;
    // On to what follows the button, by the browser’s own doing.
    if (key === 'Tab') return leave();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const here = entries.indexOf(document.activeElement as HTMLElement);
    const next = key === ' ' ? undefined : entries[placeAfter(key, here, entries)];
    if (key !== 'Escape' && key !== ' ' && !next) return;
    event.preventDefault();
    // A dialog around the menu must not close with it.
    event.stopPropagation();
    if (key === 'Escape') return leave();
    if (key === ' ') return entries[here]?.click();
    next?.focus();
  };
}

/** -1 where the key leads nowhere. */
function placeAfter(key: string, here: number, entries: readonly HTMLElement[]): number {
  const last = entries.length - 1;
  if (key === 'ArrowDown') return here === last ? 0 : here + 1;
  if (key === 'ArrowUp') return here <= 0 ? last : here - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if ([...key].length > 1) return -1;
  const starts = (entry: HTMLElement) => startsWith(entry.textContent ?? '', key);
  const after = entries.findIndex((entry, place) => place > here && starts(entry));
  return after === -1 ? entries.findIndex(starts) : after;
}

/** Whatever the case and the accents. */
function startsWith(text: string, letter: string): boolean {
  const [first = ''] = text.trim();
  return first.localeCompare(letter, undefined, { sensitivity: 'base' }) === 0;
}
