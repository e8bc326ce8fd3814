import type { DateMention } from './find-date-mentions.ts';

/** The dates a text tells, by the part they play; each month stands for its year too. */
export type DateFacts = {
  starts: Set<string>;
  ends: Set<string>;
  singles: Set<string>;
  ranges: Set<string>;
};

export function emptyDates(): DateFacts {
  return { starts: new Set(), ends: new Set(), singles: new Set(), ranges: new Set() };
}

export function addDate(facts: DateFacts, { role, from, to }: Pick<DateMention, 'role' | 'from' | 'to'>): void {
  if (role === 'until') addPoint(facts.ends, to);
  else addPoint(role === 'at' ? facts.singles : facts.starts, from);
  if (role !== 'range') return;
  addPoint(facts.ends, to);
  for (const one of widths(from)) for (const other of widths(to)) facts.ranges.add(`${one} ${other}`);
}

function addPoint(points: Set<string>, date: string): void {
  for (const width of widths(date)) points.add(width);
  if (isMonth(date)) points.add(`--${date.slice(5)}`);
}

function isMonth(date: string): boolean {
  return /^\d{4}-\d\d$/.test(date);
}

function widths(date: string): string[] {
  return isMonth(date) ? [date, date.slice(0, 4)] : [date];
}

/** Whether the dates told bear out a date or period. */
export function tellsDate(facts: DateFacts, { role, from, to }: Pick<DateMention, 'role' | 'from' | 'to'>): boolean {
  const { starts, ends, singles, ranges } = facts;
  if (role === 'since') return starts.has(from) || singles.has(from);
  if (role === 'until') return ends.has(to) || singles.has(to);
  if (role === 'at') return starts.has(from) || ends.has(from) || singles.has(from);
  if (ranges.has(`${from} ${to}`)) return true;
  return (starts.has(from) || singles.has(from)) && (ends.has(to) || singles.has(to));
}
