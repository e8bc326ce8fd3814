import { oncePer } from '../../text/once-per.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from './quantity.ts';

const stretch = /\b(\d{1,2}) ?h(?:eures?)? ?(\d\d)? ?(?:a|-|–|→) ?(\d{1,2}) ?h(?:eures?)? ?(\d\d)?/g;
const off = 0.3;

/** « dix heures par nuit » of « de 20 h 45 à 6 h 45 », « une demi-heure » of « toutes les demi-heures »: a time of the day. */
export function isBetweenTimes(
  { reading }: CheckContext,
  facts: Facts,
  { unit, value, start, end }: Quantity,
): boolean {
  if (/demi-heure/.test(reading.folded.slice(start, end))) return /\bdemi-heure/.test(facts.flat);
  return unit === 'heure' && hoursTold(facts).some((hours) => Math.abs(hours - value) <= off);
}

/** The hours between two times of the day that the documents tell; a night goes on into the morning. */
const hoursTold = oncePer(({ flat }: Facts): number[] =>
  [...flat.matchAll(stretch)].map(([, from, past, to, late]) => {
    const hours = Number(to) + Number(late ?? 0) / 60 - Number(from) - Number(past ?? 0) / 60;
    return hours > 0 ? hours : hours + 24;
  }),
);
