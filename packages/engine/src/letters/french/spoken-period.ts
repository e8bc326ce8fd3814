import { withDe } from './link-words.ts';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** « septembre 2021 », « 2021 », from `YYYY-MM` or `YYYY`. */
export function spokenMonth(date: string): string {
  const month = months[Number(date.slice(5, 7)) - 1];
  return month ? `${month} ${date.slice(0, 4)}` : date.slice(0, 4);
}

/** « depuis mars 2021 », « de 2017 à 2021 », « de juin à août 2021 », « en 2022 »; null where the dates do not tell. */
export function spokenSpan(start: string | null, end: string | null): string | null {
  if (start && end === 'present') return `depuis ${spokenMonth(start)}`;
  const [from, to] = [start, end].map((date) => (date && date !== 'present' ? date : null));
  if (from && to) return isShort(from, to) ? shortSpan(from, to) : yearsSpan(from.slice(0, 4), to.slice(0, 4));
  if (to) return `jusqu’en ${to.slice(0, 4)}`;
  return from ? `à partir ${withDe(spokenMonth(from))}` : null;
}

function yearsSpan(from: string, to: string): string {
  return from === to ? `en ${from}` : `de ${from} à ${to}`;
}

/** « 2021 – 2022 » would make years of three months. */
function isShort(from: string, to: string): boolean {
  if (from.length < 7 || to.length < 7) return false;
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
  return (last ?? 0) - (first ?? 0) < 11;
}

function shortSpan(from: string, to: string): string {
  if (from === to) return `en ${spokenMonth(from)}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? spokenMonth(from).slice(0, -5) : spokenMonth(from);
  return `${withDe(first)} à ${spokenMonth(to)}`;
}

/** « le 1er mars 2026 », from `YYYY-MM-DD`. */
export function spokenDay(date: string): string {
  const day = Number(date.slice(8, 10));
  return `le ${day === 1 ? '1er' : day} ${spokenMonth(date)}`;
}

export const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

/** « plus de cinq ans », « dix-huit mois »: a length of time as one says it, never longer than it was. */
export function spokenDuration(total: number): string {
  const years = Math.floor(total / 12);
  if (total < 24) return total % 12 === 0 ? yearsOf(years) : `${numbers[total] ?? total} mois`;
  return total % 12 < 2 ? yearsOf(years) : `plus de ${yearsOf(years)}`;
}

function yearsOf(years: number): string {
  return years === 1 ? 'un an' : `${numbers[years] ?? years} ans`;
}
