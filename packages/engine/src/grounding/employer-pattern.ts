import type { ParsedOffer } from '@coach/contracts/offer';
import { parseOffer } from '../offer/parse-offer.ts';
import { stemsOf } from './career.ts';
import type { Facts } from './facts.ts';

/** Finds the name of the offer’s employer in a text; null where it is unknown, or the candidate has worked there. */
export function employerPattern(offer: ParsedOffer | string | null, own: Facts): RegExp | null {
  const company = typeof offer === 'string' ? parseOffer(offer).company : (offer?.company ?? null);
  const name = company?.trim() ?? '';
  if (name.length < 3 || name.length > 80) return null;
  if (
    own.entries.some(({ kind, name: known }) => kind === 'job' && stemsOf(name).every((stem) => known.includes(stem)))
  )
    return null;
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d])${words.join('\\s+')}(?![\\p{L}\\d])`, 'giu');
}
