import { currentLanguage, intlLocale } from './language.ts';

/** « 21 novembre 2026 », “21 November 2026” */
export function formatDate(value: string | number | Date): string {
  return new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(value),
  );
}

/** A day (YYYY-MM-DD) as « 21 novembre 2026 »: the same one in every time zone. */
export function formatDay(day: string): string {
  return formatDate(`${day}T12:00`);
}

/** « 21 novembre 2026 à 12:51 », “21 November 2026 at 12:51” */
export function formatMoment(value: string | number | Date): string {
  return new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(value));
}

/** « 12:51 » */
export function formatTime(value: string | number | Date): string {
  return new Intl.DateTimeFormat(intlLocale(), { timeStyle: 'short' }).format(new Date(value));
}

/** « 21 nov. », “21 Nov” */
export function formatShortDate(value: string | number | Date): string {
  return new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'short' }).format(new Date(value));
}

/** « 1 234,5 », “1,234.5” */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 1 }).format(value);
}

/** Points of a score, in quarters: « 0,25 », “64.75”; so told, rows add up to their family and families to the score. */
function formatPoints(value: number): string {
  return new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 2 }).format(value);
}

export type ToldPoints = { points: string; max: string; count: number };

/** « 0,5 » points of « 1 », and the number that the word agrees with: in French a point and a half is still one. */
export function toldPoints(points: number, max: number): ToldPoints {
  return { points: formatPoints(points), max: formatPoints(max), count: max };
}

/** Cents as « 5,99 € » and « 0 € », “€5.99”; `currency` is an ISO 4217 code. */
export function formatMoney(cents: number, currency = 'eur'): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: cents === 0 ? 'stripIfInteger' : 'auto' } as const;
  return new Intl.NumberFormat(intlLocale(), style).format(cents / 100);
}

/** Bytes as « 840 ko » or « 1,2 Mo » (thousands, as French users read them), “840 kB” or “1.2 MB”. */
export function formatFileSize(bytes: number): string {
  const byte = currentLanguage() === 'en' ? 'B' : 'o';
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0k${byte}`;
  return `${formatNumber(bytes / 1_000_000)}\u00a0M${byte}`;
}

/** YYYY-MM as « novembre 2026 », “November 2026”. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}

/** +33612345678 as « 06 12 34 56 78 »; any other number as it is. */
export function formatPhone(value: string): string {
  const digits = /^\+33([1-9]\d{8})$/.exec(value.replace(/[\s.]/g, ''))?.[1];
  return digits ? `0${digits}`.replace(/(\d\d)(?=\d)/g, '$1\u00a0') : value;
}

/**
 * What was written, as it is printed: curved apostrophes, full no-break spaces inside guillemets, and no sign alone on a
 * line, whatever space a model or a person put before it. Of the same length.
 */
export function printed(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/«[ \u202f]/g, '«\u00a0')
    .replace(/[ \u202f]»/g, '\u00a0»')
    .replace(/(?<=[\p{L}\d»)’%]) (?=[;!?](?:\s|$))/gu, '\u202f')
    .replace(/(?<=[\p{L}\d»)’%]) (?=:(?:\s|$))/gu, '\u00a0');
}
