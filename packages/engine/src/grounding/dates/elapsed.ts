import type { CheckContext } from '../context.ts';
import { type durationsOf, firstStudy, stemsOf } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import { monthsOf } from './own-durations.ts';

const since = /(?:depuis|il y a|voila|voici|cela fait|ca fait) (?:\w+ ){0,3}$/;

/** « diplômé depuis cinq ans », « il y a trois ans »: counted from a date of the CV to today. */
export function elapsed(
  { reading, today }: CheckContext,
  { start }: Quantity,
  facts: Facts,
): ReturnType<typeof durationsOf> {
  if (!today || !since.test(reading.folded.slice(Math.max(0, start - 40), start))) return [];
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const lead = reading.folded.slice(Math.max(0, start - 90), start);
  const isOfStudies = studied.test(lead) || namesSchool(facts, lead);
  const dates = facts.dateMentions
    .slice(0, 200)
    .filter(({ owner }) => isOfStudies || owner < firstStudy)
    .flatMap(({ fact }) => [fact.from, fact.to]);
  return dates.flatMap((date) => {
    if (!/^\d{4}/.test(date)) return [];
    const months = now - monthsOf(date);
    return months > 0 ? [{ months, open: false }] : [];
  });
}

/** « Ingénieure de l’INSA depuis dix ans »: counted from the school that is named. */
function namesSchool({ entries }: Facts, lead: string): boolean {
  const words = new Set(stemsOf(lead.split(/[.;:!?]/).at(-1) ?? ''));
  return entries.some(
    ({ kind, name, towns }) => kind === 'study' && name.some((word) => words.has(word) && !towns.includes(word)),
  );
}

export const studied =
  /\b(?:diplom|ingenieure? d[eu] |titulaire|bac|bts|cap|licence|master|etud|ecole|form(?:e|ation)|obten|lycee|il y a )/;
