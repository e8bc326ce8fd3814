import { formatShortDate } from '../../../lib/format.ts';

/** A Monday (YYYY-MM-DD) as « 16 nov. », whatever the time zone. */
export function weekDay(week: string): string {
  return formatShortDate(`${week}T12:00:00`);
}
