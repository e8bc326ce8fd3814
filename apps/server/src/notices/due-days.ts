import type { DueTime } from '@coach/contracts/features/notices';
import { daysAfter, parisDate } from '../paris-date.ts';

/** A step that was not taken for so long is not waited for any more. */
const lateDays = 30;

/** The days in Paris (YYYY-MM-DD) whose next steps are worth telling: late ones, today’s, tomorrow’s. */
export function dueDays(now: Date): { from: string; today: string; to: string } {
  const today = parisDate(now);
  return { from: daysAfter(today, -lateDays), today, to: daysAfter(today, 1) };
}

export function dueTime(date: string, today: string): DueTime {
  if (date === today) return 'today';
  return date < today ? 'late' : 'tomorrow';
}
