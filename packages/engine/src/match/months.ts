/** Months since year 0; `to` is the first month no longer worked. */
export type Period = { from: number; to: number };

/**
 * The months a pair of CV dates covers, null when either is missing or they are reversed. A bare year stands for its
 * middle, so that « 2019 – 2021 » counts two years; `today` (YYYY-MM-DD) ends what is under way.
 */
export function periodOf(start: string | null, end: string | null, today: string): Period | null {
  if (!start || !end || start === 'present') return null;
  const from = monthIndexOf(start);
  const last = end === 'present' ? monthIndexOf(today.slice(0, 7)) : monthIndexOf(end);
  const to = end.length === 4 ? last : last + 1;
  if (from > to) return null;
  if (from < to) return { from, to };
  return start.length === 4 ? { from, to: to + 6 } : { from, to: to + 1 };
}

export function monthIndexOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return year * 12 + (date.length >= 7 ? Number(date.slice(5, 7)) - 1 : 6);
}

/** Months covered by at least one period: what overlaps counts once. */
export function monthsCovered(periods: readonly Period[]): number {
  let total = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}

/** « 3 ans », « 1 an et 6 mois », « 8 mois ». */
export function spokenMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const spokenYears = years === 0 ? '' : `${years} an${years > 1 ? 's' : ''}`;
  if (rest === 0 && years > 0) return spokenYears;
  return years === 0 ? `${rest} mois` : `${spokenYears} et ${rest} mois`;
}
