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

/** « depuis mars 2021 », « de 2017 à 2021 », « en 2022 »; null where the dates do not tell. */
export function spokenSpan(start: string | null, end: string | null): string | null {
  if (start && end === 'present') return `depuis ${spokenMonth(start)}`;
  const [from, to] = [start, end].map((date) => (date && date !== 'present' ? date.slice(0, 4) : null));
  if (from && to) return from === to ? `en ${from}` : `de ${from} à ${to}`;
  if (to) return `jusqu’en ${to}`;
  return from ? `à partir de ${from}` : null;
}

/** « le 1er mars 2026 », from `YYYY-MM-DD`. */
export function spokenDay(date: string): string {
  const day = Number(date.slice(8, 10));
  return `le ${day === 1 ? '1er' : day} ${spokenMonth(date)}`;
}
