import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { nounClass } from '../words/noun-class.ts';
import { isSomeone } from './counts-entries.ts';
import type { Quantity } from './quantity.ts';
import { between, sameThing } from './tellers-of.ts';

/** As many with one, or without. */
export function isOneApart(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  return isAllButOne(context, facts, claim) || isOneMore(facts, claim);
}

/** « sept personnes et un adjoint » of « 8 salariés, dont un adjoint ». */
function isAllButOne(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number') return false;
  return between(facts.quantities, claim.value + 1, claim.value + 1).some(
    (told) =>
      told.fact.kind === 'number' &&
      /^[^.;:\n]{0,40}\bdont une? /.test(facts.reading.folded.slice(told.fact.end, told.fact.end + 60)) &&
      sameThing(context, facts, claim, told),
  );
}

/** « trois personnes, dont une alternante » of « 2 techniciens et une alternante ». */
function isOneMore({ quantities, reading }: Facts, { kind, value, nouns: [noun = ''] }: Quantity): boolean {
  // « trois hivers comme commis »: of what is counted itself.
  if (kind !== 'number' || !/^(?:person|staff)$/.test(nounClass(noun) ?? '')) return false;
  return between(quantities, value - 1, value - 1).some(({ fact }) => {
    const other = /^[^.;:,\n]{0,40}? (?:et|plus) (?:de |d'|avec )?une? ([a-z]{4,})/.exec(
      reading.folded.slice(fact.end, fact.end + 80),
    )?.[1];
    return isCountOfPeople(fact.nounClass) && other !== undefined && isSomeone(other);
  });
}

/** Of people, or of nothing known: most trades have no kind of their own. */
function isCountOfPeople(kind: Quantity['nounClass']): boolean {
  return kind === null || kind === 'staff' || kind === 'person';
}
