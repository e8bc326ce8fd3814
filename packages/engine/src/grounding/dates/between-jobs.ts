import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import type { DateMention } from './find-date-mentions.ts';
import { monthsOf } from './own-durations.ts';

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
  const begun = jobs.filter((job) => job.start?.startsWith(to));
  return jobs.some(
    (job) =>
      job.end?.startsWith(from) &&
      begun.length > 0 &&
      // Nothing else was held meanwhile.
      !jobs.some((other) => other !== job && isMeanwhile(other, from, to)),
  );
}

function isMeanwhile({ start, end }: { start: string | null; end: string | null }, from: string, to: string): boolean {
  if (!start || !/^\d{4}/.test(start)) return false;
  const until = end && /^\d{4}/.test(end) ? monthsOf(end) : end === 'present' ? Number.POSITIVE_INFINITY : monthsOf(start);
  return monthsOf(start) < monthsOf(to) && until > monthsOf(from);
}
