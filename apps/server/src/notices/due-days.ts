import type { DueTime } from '@coach/contracts/features/notices';
import { parisDate } from '../paris-date.ts';

const dayMs = 24 * 3_600_000;
/** A step that was not taken for so long is not waited for any more. */
const lateDays = 30;

/** The days in Paris (YYYY-MM-DD) whose next steps are worth telling: late ones, today’s, tomorrow’s. */
export function dueDays(now: Date): { from: string; today: string; to: string } {
  const today = parisDate(now);
  return { from: shifted(today, -lateDays), today, to: shifted(today, 1) };
}

export function dueTime(date: string, today: string): DueTime {
  if (date === today) return 'today';
  return date < today ? 'late' : 'tomorrow';
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
