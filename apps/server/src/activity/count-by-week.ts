import { daysAfter, parisDate } from '../paris-date.ts';

/** The Monday of a day (YYYY-MM-DD, both). */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return daysAfter(day, -((date.getUTCDay() + 6) % 7));
}

/** The Mondays of the last `weeks` weeks in Paris, this one included, oldest first. */
export function lastWeeks(now: Date, weeks: number): string[] {
  const monday = mondayOf(parisDate(now));
  return Array.from({ length: weeks }, (_, index) => daysAfter(monday, -7 * (weeks - 1 - index)));
}

/** How many fall into each of those weeks. */
export function countByWeek(times: readonly Date[], weeks: readonly string[]): { week: string; sent: number }[] {
  const counts = new Map(weeks.map((week) => [week, 0]));
  for (const time of times) {
    const week = mondayOf(parisDate(time));
    if (counts.has(week)) counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return [...counts].map(([week, sent]) => ({ week, sent }));
}
