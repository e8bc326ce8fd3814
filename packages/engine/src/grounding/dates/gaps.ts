import type { CheckContext } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Sentence, sentenceAt } from '../text/read-text.ts';
import type { Span } from './durations.ts';

const idle =
  /\b(?:sans (?:emploi|poste|travail|activite)|chomage|d'arret|de (?:pause|coupure|battement|recherche|transition)|d'(?:interruption|inactivite))\b/;

/** « une interruption d’un an et demi », « je me suis arrêtée un an » */
const pause =
  /\b(?:interruption|pause|coupure|parenthese|periode sans emploi|conge|recherche d'emploi|me suis arretee?)(?: (?:de|d'|pendant|durant|environ|pres|plus|presque))*(?: | ?(?<='))$/;

/** « puis trois mois sans emploi », « un an de pause »: from the end of one job to the beginning of the next. */
export function isGap(
  { reading: { folded } }: CheckContext,
  { value, start, end }: Quantity,
  jobs: readonly Entry[],
): boolean {
  if (!idle.test(folded.slice(end, end + 30)) && !pause.test(folded.slice(Math.max(0, start - 40), start)))
    return false;
  const periods = periodsOf(jobs);
  return periods.some(({ to }, index) => {
    const next = periods[index + 1];
    return next !== undefined && next.from > to && Math.abs(next.from - to - value) <= (value < 12 ? 1 : 6);
  });
}

/** How much of a career may be without work and still be told as one length: « vingt ans de métier ». */
const mostIdle = 0.2;

/** From the beginning of a job to the end of the last one, the short times between two jobs left in. */
export function careerSpans(jobs: readonly Entry[]): Span[] {
  const periods = periodsOf(jobs);
  const last = Math.max(...periods.map(({ to }) => to));
  let idleMonths = 0;
  let reached = last;
  return [...periods].reverse().flatMap(({ from, to }): Span[] => {
    idleMonths += Math.max(0, reached - to);
    reached = Math.min(reached, from);
    const months = last - reached;
    return idleMonths <= months * mostIdle ? [{ months, open: false }] : [];
  });
}

/** In their order, sixty at most. */
function periodsOf(jobs: readonly Entry[]) {
  return jobs
    .slice(0, 60)
    .flatMap(({ period }) => period ?? [])
    .sort((one, other) => one.from - other.from);
}

/** « n’a duré qu’un an : commencée en 2014, arrêtée en 2015 »: what the sentence itself has between two dates. */
export function isBetweenOwnDates(
  { reading: { sentences }, dates }: CheckContext,
  { value, start, hedge }: Quantity,
): boolean {
  if (hedge !== 'exact') return false;
  const { start: from, end: to } = sentences[sentenceAt(sentences, start)] as Sentence;
  const told = dates
    .filter((date) => date.start >= from && date.end <= to)
    .slice(0, 8)
    .flatMap((date) => [date.from, date.to])
    .filter((date) => /^\d{4}/.test(date));
  return told.some((one) => told.some((other) => one.length === other.length && monthsFrom(one, other) === value));
}

function monthsFrom(one: string, other: string): number {
  return Number(other.slice(0, 4)) * 12 - Number(one.slice(0, 4)) * 12 + Number(other.slice(5)) - Number(one.slice(5));
}
