import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const perPeriod = /^[^.;:,\n]{0,40}?\b(?:par|chaque) (an|annee|mois|semaine|saison|campagne|hiver|ete)\b/;
const monthsOf: Record<string, number> = { an: 12, annee: 12, mois: 1, semaine: 12 / 46 };
const mostTold = 120;
const off = 0.12;

/**
 * « six ans et demi, plus de cent cinquante salles de bains » of 25 a year, « quatre saisons, deux cent quarante spectacles »
 * of 60 a season: a rate of the documents over the time that the sentence itself tells, which is looked up for itself.
 */
export function isRateOverSaid(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  beside: readonly Quantity[],
): boolean {
  const { folded, sentences } = context.reading;
  if (claim.kind !== 'number' || claim.value < 10) return false;
  const here = sentenceAt(sentences, claim.start);
  const times = beside.filter(({ start }) => start !== claim.start && sentenceAt(sentences, start) === here);
  if (times.length === 0 || periodOf(folded, claim) !== undefined) return false;
  return facts.quantities.slice(0, mostTold).some(({ fact, line }) => {
    const isSame = fact.nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told)));
    // « Salles de bains (25 par an) » counts what stands before it.
    const isBare = fact.nouns.length === 0 && claim.nouns.some((noun) => facts.linesOfStem.get(noun)?.has(line));
    if (fact.kind !== 'number' || !(isSame || isBare)) return false;
    const period = periodOf(facts.reading.folded, fact);
    return period !== undefined && times.some((time) => fits(claim, fact.value * periodsIn(time, period)));
  });
}

function periodOf(folded: string, { end }: Quantity): string | undefined {
  return perPeriod.exec(folded.slice(end, end + 70))?.[1];
}

/** How many such periods a length of time has, or how many of them are counted; none for another thing. */
function periodsIn({ kind, unit, value, nouns }: Quantity, period: string): number {
  const months = monthsOf[period];
  if (kind === 'duration') return unit === 'mois' && months !== undefined ? value / months : 0;
  return nouns[0]?.startsWith(period.slice(0, 6)) ? value : 0;
}

function fits({ value, hedge }: Quantity, all: number): boolean {
  if (hedge === 'over') return all >= value * 0.98 && all <= value * 1.3;
  return Math.abs(all - value) <= value * off;
}
