import { currentLanguage } from '../../../lib/language.ts';
import { m } from '../../../paraglide/messages.js';

/** As typed, in either language: bare of accents, French first. */
const months = [
  ['janvier', 'janv', 'january', 'jan'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
];
const shortMonths = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
const ongoing = [
  ...["aujourd'hui", 'present', 'en cours', 'en poste', 'actuel', 'actuellement', 'ce jour', 'a ce jour'],
  ...['today', 'now', 'current', 'ongoing', 'to date'],
];

/** A date of the CV (`YYYY-MM`, `YYYY` or `present`) as people write it: « janv. 2020 », “Jan 2020”, « 2020 », « aujourd’hui ». */
export function showCvDate(date: string): string {
  if (date === 'present') return m.cv_date_today();
  const [year, month] = date.split('-');
  return month ? `${shortMonths[currentLanguage()][Number(month) - 1]} ${year}` : date;
}

/** « janv. 2020 – aujourd’hui », with what is known. */
export function showPeriod(start: string | null, end: string | null): string {
  return [start, end]
    .filter((date) => date !== null)
    .map(showCvDate)
    .join(' – ');
}

/** What a person types for a date, as the contract writes it; null for nothing typed, undefined where it is no date. */
export function readCvDate(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
  if (!text) return null;
  if (ongoing.includes(text)) return 'present';
  if (isYear(text)) return text;
  return monthAndYear(text);
}

function monthAndYear(text: string): string | undefined {
  const [, first = '', last = ''] = /^([a-z]+\.?|\d{1,2}|\d{4})\s?[\s/.-]\s?(\d{1,2}|\d{4})$/.exec(text) ?? [];
  const [month, year] = isYear(first) ? [last, first] : [first, last];
  const number = /^\d+$/.test(month) ? Number(month) : namedMonth(month);
  if (!isYear(year) || number < 1 || number > 12) return undefined;
  return `${year}-${String(number).padStart(2, '0')}`;
}

function namedMonth(name: string): number {
  const bare = name.replace(/\.$/, '');
  return months.findIndex((names) => names.includes(bare)) + 1;
}

function isYear(text: string): boolean {
  return /^(19|20)\d{2}$/.test(text);
}
