import { fitsDuration } from '../dates/durations.ts';
import type { Facts } from '../facts/facts.ts';
import type { Reading } from '../text/read-text.ts';
import type { Quantity } from './quantity.ts';
import { isSameTime } from './tellers-of.ts';

const lead = /^ (?:d'|en |de )(avance|retard)\b/;
const mostTold = 200;

/** « livrés deux mois en avance » where the documents tell three weeks: how much before or after its time a thing was done. */
export function isOtherLead({ folded }: Pick<Reading, 'folded'>, facts: Facts, claim: Quantity): boolean {
  const side = sideOf(folded, claim);
  if (side === undefined) return false;
  const told = facts.quantities
    .slice(0, mostTold)
    .filter(({ fact }) => fact.kind === 'duration' && sideOf(facts.reading.folded, fact) === side);
  return told.length > 0 && !told.some(({ fact }) => isAsLong(claim, fact));
}

function sideOf(folded: string, { end }: Quantity): string | undefined {
  return lead.exec(folded.slice(end, end + 14))?.[1];
}

function isAsLong(claim: Quantity, fact: Quantity): boolean {
  if (claim.unit !== fact.unit) return isSameTime(claim, fact);
  return claim.value === fact.value || fitsDuration(claim.value, claim.hedge, { months: fact.value, open: false });
}
