import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { DateMention } from './find-date-mentions.ts';

/**
 * « Entre juin 2021 et février 2023, j’ai fait une pause »: from the end of one job to the beginning of the next, told of
 * no house.
 */
export function isBetweenJobs(context: CheckContext, { cv }: Facts, { role, from, to, start }: DateMention): boolean {
  const lead = context.reading.folded.slice(Math.max(0, start - 8), start + 6);
  if (role !== 'range' || !/\b(?:entre|de|d'|du|a partir)\b/.test(lead)) return false;
  const { own, near } = context.scopeAt(start);
  const jobs = cv?.experiences ?? [];
  if (own.length + near.length > 0 || jobs.length > 60) return false;
  const held = jobs.flatMap(({ start: begun, end }) => (begun && end && /^\d{4}/.test(begun) ? [{ begun, end }] : []));
  return held.some(({ end }) => {
    if (!end.startsWith(from)) return false;
    const next = held
      .filter(({ begun }) => begun > end)
      .map(({ begun }) => begun)
      .sort()[0];
    // Nothing else was held meanwhile.
    const isIdle = !held.some((other) => other.begun <= end && (other.end === 'present' || other.end > end));
    return isIdle && next?.startsWith(to) === true;
  });
}
