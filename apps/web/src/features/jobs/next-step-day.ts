import { intlLocale } from '../../lib/language.ts';
import { m } from '../../paraglide/messages.js';

const near = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const far = { dateStyle: 'medium', timeZone: 'UTC' } as const;

export type NextStepDay = { day: string; text: string; overdue: boolean };

/** YYYY-MM-DD as it is told on the day `today` (YYYY-MM-DD too). */
export function nextStepDay(date: string, today: string): NextStepDay {
  if (date === today) return { day: m.jobs_today(), text: m.jobs_next_today(), overdue: false };
  const shown = date.slice(0, 4) === today.slice(0, 4) ? near : far;
  const day = new Intl.DateTimeFormat(intlLocale(), shown).format(new Date(`${date}T00:00:00Z`));
  return date < today
    ? { day, text: m.jobs_next_overdue({ day }), overdue: true }
    : { day, text: m.jobs_next_on({ day }), overdue: false };
}
