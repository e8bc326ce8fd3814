import { m } from '../../../paraglide/messages.js';

/**
 * What a change may win, in whole points of the score, never more than it can: « jusqu’à +2 points » for 2.6. Null when it wins
 * none.
 */
export function gainLabel(gain: number): string | null {
  if (gain <= 0) return null;
  const count = Math.floor(gain);
  return count >= 1 ? m.cv_gain({ count }) : m.cv_gain_small();
}
