import type { Leak } from './leak-check.ts';

/**
 * Shows a text while it is being written, as long as nothing is wrong with it. From the first leak on nothing more is
 * shown, and what was is taken back.
 */
export function harmlessOnly(leaksOf: (text: string) => Leak[], show: (text: string) => void): (text: string) => void {
  let hasLeaked = false;
  return (text) => {
    if (hasLeaked) return;
    hasLeaked = leaksOf(text).length > 0;
    show(hasLeaked ? '' : text);
  };
}
