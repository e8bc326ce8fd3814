import { faultOfPeriod } from '@coach/contracts/amendment-fault';
import { m } from '../../../paraglide/messages.js';
import { readCvDate, showCvDate } from './cv-date.ts';

/** A period as it is typed. */
export interface TypedPeriod {
  start: string;
  end: string;
  ongoing: boolean;
}

export interface ReadPeriod {
  start: string | null;
  end: string | null;
}

export const emptyPeriod: TypedPeriod = { start: '', end: '', ongoing: false };

export function typedPeriod({ start, end }: ReadPeriod): TypedPeriod {
  const ongoing = end === 'present';
  return { start: start ? showCvDate(start) : '', end: end && !ongoing ? showCvDate(end) : '', ongoing };
}

/** The period typed, with what is known of it; null where a date is none, or the end comes before the start. */
export function readPeriod(period: TypedPeriod): ReadPeriod | null {
  const { start, end } = datesOf(period);
  if (start === undefined || end === undefined || faultOfPeriod(start, end)) return null;
  return { start, end };
}

/** What to tell beside each of the two dates. */
export function periodFaults(period: TypedPeriod): { start: string | null; end: string | null } {
  const { start, end } = datesOf(period);
  const isStart = start !== undefined && faultOfPeriod(start, null) === null;
  if (!isStart || end === undefined)
    return { start: isStart ? null : m.cv_date_fault(), end: end === undefined ? m.cv_date_fault() : null };
  return { start: null, end: faultOfPeriod(start, end) ? m.cv_period_fault() : null };
}

function datesOf({ start, end, ongoing }: TypedPeriod) {
  return { start: readCvDate(start), end: ongoing ? 'present' : readCvDate(end) };
}
