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
  if (unit !== 'heure') return false;
  return (
    hoursTold(facts).some((hours) => Math.abs(hours - value) <= off) ||
    isShift(reading.folded, facts, { value, start }) ||
    isOfAllPosts(reading.folded, facts, { value, end })
  );
}

/** « par poste de huit heures » of « 3x8 » */
function isShift(folded: string, { flat }: Facts, { value, start }: Pick<Quantity, 'value' | 'start'>): boolean {
  if (
    !/\b(?:postes?|quarts?|nuits?|journees?|factions?|vacations?) de $/.test(
      folded.slice(Math.max(0, start - 14), start),
    )
  )
    return false;
  return new RegExp(`\\b[2345] ?[x×] ?${value}\\b`).test(flat);
}

const weekly = /^ ?(?:\/|par|de travail par) ?semaine/;

/** « trente-quatre heures par semaine » of two posts, of twenty-four and of ten. */
function isOfAllPosts(
  folded: string,
  { quantities, reading }: Facts,
  { value, end }: Pick<Quantity, 'value' | 'end'>,
): boolean {
  if (!weekly.test(folded.slice(end, end + 28))) return false;
  const told = quantities.filter(
    ({ fact }) => fact.unit === 'heure' && weekly.test(reading.folded.slice(fact.end, fact.end + 28)),
  );
  return told.length > 1 && told.length < 5 && told.reduce((sum, { fact }) => sum + fact.value, 0) === value;
}

/** The hours between two times of the day that the documents tell; a night goes on into the morning. */
const hoursTold = oncePer(({ flat }: Facts): number[] =>
  [...flat.matchAll(stretch)].map(([, from, past, to, late]) => {
    const hours = Number(to) + Number(late ?? 0) / 60 - Number(from) - Number(past ?? 0) / 60;
    return hours > 0 ? hours : hours + 24;
  }),
);
