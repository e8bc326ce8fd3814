const months = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'];

/** « mars 2021 », « 2021 », « aujourd’hui », from `YYYY-MM`, `YYYY` or `present`. */
export function spokenDate(date: string): string {
  if (date === 'present') return 'aujourd’hui';
  const month = months[Number(date.slice(5, 7)) - 1];
  return month ? `${month} ${date.slice(0, 4)}` : date;
}

/** « janv. 2020 – déc. 2023 », « depuis mars 2021 »; null where neither date is known. */
export function spokenPeriod(start: string | null, end: string | null): string | null {
  if (!start) return end && end !== 'present' ? `jusqu’en ${spokenDate(end)}` : null;
  if (end === 'present') return `depuis ${spokenDate(start)}`;
  return end && end !== start ? `${spokenDate(start)} – ${spokenDate(end)}` : spokenDate(start);
}
