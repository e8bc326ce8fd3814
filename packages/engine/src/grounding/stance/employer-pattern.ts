import type { ParsedOffer } from '@coach/contracts/offer';
import { knownCity } from '../../text/known-names.ts';
import { stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import { escaped } from '../text/escaped.ts';

/** Finds the name of the offer’s employer in a text; null where it is unknown, or the candidate has worked there. */
export function employerPattern(parsed: ParsedOffer | null, own: Facts): RegExp | null {
  const company = parsed?.company ?? headName(parsed?.text ?? '');
  const name = company?.trim() ?? '';
  if (name.length < 3 || name.length > 80) return null;
  if (
    own.entries.some(({ kind, name: known }) => kind === 'job' && stemsOf(name).every((stem) => known.includes(stem)))
  )
    return null;
  const words = name.split(/\s+/).map(escaped);
  return new RegExp(`(?<![\\p{L}\\d])${words.join('\\s+')}(?![\\p{L}\\d])`, 'giu');
}

/** « Cariste – Logipôle, Lyon »: the name after the post on the first line, where the offer was not understood. */
function headName(text: string): string | null {
  const line = text.trimStart().split('\n')[0] ?? '';
  const after =
    line
      .slice(0, 200)
      .split(/ [–|—-] /)[1]
      ?.split(',')[0]
      ?.trim() ?? '';
  return /^\p{Lu}/u.test(after) && after.split(' ').length <= 5 && knownCity(after) === null ? after : null;
}
