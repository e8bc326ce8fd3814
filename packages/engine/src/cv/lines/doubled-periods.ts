import type { DateRange } from '../../text/parse-date-range.ts';

/** Whether two periods may be one, told twice. */
export function isTwice(one: DateRange, other: DateRange | undefined): boolean {
  if (!other || one.single || other.single) return false;
  return isSame(one.from, other.from) && isSame(one.to, other.to);
}

/** « 2018 » and « 2018-10 » may be the same day, « 2018-09 » and « 2018-10 » are not. */
function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && (one.startsWith(other) || other.startsWith(one));
}

/** How exactly a period is told: months are more than years. */
export function precision({ from, to }: DateRange): number {
  return (from?.length ?? 0) + (to === 'present' ? 4 : (to?.length ?? 0));
}
