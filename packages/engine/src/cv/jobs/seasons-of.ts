import type { ParsedCv } from '@coach/contracts/cv';
import { readSeasonPeriod, type SeasonPeriod } from '../../text/season-period.ts';

/** « Étés 2015 et 2016 », where a job’s dates as the CV tells them are no period that runs on; null elsewhere. */
export function seasonsOf({ experiences, spans, text }: ParsedCv, index: number): SeasonPeriod | null {
  const { start, end } = experiences[index] ?? {};
  const [from, to] = [spans[`experiences.${index}.start`], spans[`experiences.${index}.end`]];
  // Dates the person corrected stand in two places.
  if (!from || from.start !== to?.start || from.end !== to.end) return null;
  const told = readSeasonPeriod(text.slice(from.start, from.end));
  return told && told.years[0] === start && told.years.at(-1) === end ? told : null;
}
