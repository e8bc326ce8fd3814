import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

const fromTo = /\bj ?\+ ?(\d{1,3})\b[^.;\n]{1,24}?\bj ?\+ ?(\d{1,3})\b/g;
const sooner =
  /\b(?:gagn|rogn|grignot|economis|raccourc|redui|reduc|avanc|recul|perdu|allong)[a-z]*|\bde (?:moins|plus)\b|\bplus (?:tot|tard|vite)\b/;

/** « onze jours gagnés » of a closing brought from « J+18 » to « J+7 »: what lies between two days of one line. */
export function isDaysBetween(
  { reading: { folded } }: CheckContext,
  { reading }: Facts,
  { kind, unit, value, start, end }: Quantity,
): boolean {
  if (kind !== 'duration' || unit !== 'jour') return false;
  if (!sooner.test(folded.slice(Math.max(0, start - 60), end + 24))) return false;
  return [...reading.folded.matchAll(fromTo)].some(([, from, to]) => Math.abs(Number(from) - Number(to)) === value);
}
