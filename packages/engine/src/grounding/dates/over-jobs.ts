import type { CheckContext } from '../context.ts';
import type { Entry } from '../facts/career.ts';
import type { Facts } from '../facts/facts.ts';
import type { Quantity } from '../figures/quantity.ts';
import type { Span } from './durations.ts';
import { monthsOf, spanOfMention } from './own-durations.ts';

const spread =
  /^[^.;:!?]{0,60}?\b(?:partagee?s?|reparti(?:e|s|es)?|divisee?s?|a cheval) (?:entre|sur) (?:deux|trois|quatre|cinq|plusieurs)\b/;

/** « Huit ans de chantier, partagés entre deux maisons »: of no single job, whatever the words beside it tell. */
export function isSpread({ reading: { folded } }: CheckContext, { end }: Quantity): boolean {
  return spread.test(folded.slice(end, end + 120));
}

/** How much of a stretch its jobs must fill to be told as one. */
const filled = 0.8;

/** « près de six ans hors de France » of two jobs one after the other: from the first day of one to the last of the other. */
export function acrossJobs({ dateMentions }: Facts, jobs: readonly Entry[]): Span[] {
  const owners = new Set(jobs.map(({ owner }) => owner));
  if (owners.size < 2) return [];
  const told = dateMentions
    .slice(0, 200)
    .flatMap(({ fact, owner }) => (owners.has(owner) && fact.role === 'range' ? [fact] : []))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const [first] = told;
  const last = told
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (!first || last === undefined) return [];
  const whole = spanOfMention({ ...first, to: last }, null);
  const months = told.reduce((sum, mention) => sum + (spanOfMention(mention, null)?.months ?? 0), 0);
  return whole && months >= whole.months * filled ? [whole] : [];
}

const stillFor =
  /\b(?:encore|valables?|valides?|echoi\w*|expir\w*)(?: (?:pour|pendant|dans|encore|a courir|plus de|pres de|environ|presque)){0,3} (?:d')?$/;

/** « valable encore un an et demi » of what is valid until a day to come; null where nothing is said to run on. */
export function isLeftToRun(
  { reading: { folded }, today }: CheckContext,
  facts: Facts,
  claim: Quantity,
): boolean | null {
  if (today === null || !stillFor.test(folded.slice(Math.max(0, claim.start - 40), claim.start))) return null;
  const now = monthsOf(today);
  const dates = facts.dateMentions.slice(0, 200).flatMap(({ fact }) => [fact.from, fact.to]);
  const toCome = dates.filter((date) => /^\d{4}/.test(date) && monthsOf(date) > now);
  const fits = toCome.some((date) => Math.abs(monthsOf(date) - now - claim.value) <= (date.length > 4 ? 2 : 6));
  // « valable cinq ans » says how long in all.
  const isRest = /\bencore\b/.test(folded.slice(Math.max(0, claim.start - 24), claim.start));
  return fits || (isRest && toCome.length > 0 ? false : null);
}
