import { intlLocale } from '../../../lib/language.ts';
import { m } from '../../../paraglide/messages.js';

const timeZone = 'Europe/Paris';

/** « jeudi 3 décembre 2026 », in Paris. */
export function meetingDay(startsAt: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'full', timeZone }).format(new Date(startsAt));
}

/** « 18:00 – 19:30 »; who lives by other clocks is told that these are those of Paris. */
export function meetingHours(startsAt: string, endsAt: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(), { timeStyle: 'short', timeZone });
  const hours = format.formatRange(new Date(startsAt), new Date(endsAt));
  const isParis = new Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone;
  return isParis ? hours : `${hours}, ${m.community_paris()}`;
}
