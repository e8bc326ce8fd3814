import { monthIndexOf } from '../../match/months.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { DateMention } from './find-date-mentions.ts';

/**
 * « chargé de clientèle dès 2019 », « de 2019 à 2021 » of a heading that tells « téléconseiller (jusqu’en mars 2019), puis
 * chargé de clientèle »: a post begins where the one before it ends.
 */
export function isStretchOfJob(
  { scopeAt }: CheckContext,
  { entries }: Facts,
  { role, from, to, start }: DateMention,
): boolean {
  if ((role !== 'since' && role !== 'range') || !/^\d{4}/.test(from)) return false;
  const { own } = scopeAt(start);
  const named = own.flatMap((anchor) => anchor.entries);
  const jobs = named.length > 0 ? named : entries;
  return jobs.some(({ parts, period }) =>
    parts.some(
      (part) =>
        isAt(from, part.period.from) &&
        (role === 'since' || isAt(to, part.period.to) || (period !== null && isAt(to, period.to))),
    ),
  );
}

/** A year, or a month give or take one: where a part ends and the next begins, one of the two is told. */
function isAt(date: string, month: number): boolean {
  if (!/^\d{4}/.test(date)) return false;
  if (date.length === 4) return [month - 1, month].some((each) => Math.floor(each / 12) === Number(date));
  return Math.abs(monthIndexOf(date) - month) <= 1;
}
