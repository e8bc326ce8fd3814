import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import { mayBeSame } from '../words/noun-class.ts';
import type { Quantity } from './quantity.ts';

const most = 300;

/**
 * « seize étiquettes à ce jour, pour cinq vignerons » of « 16 cuvées pour cinq domaines »: two figures of one sentence that
 * one line tells are of the same things, whatever those are called.
 */
export function isToldTogether(
  { reading: { sentences } }: CheckContext,
  { quantities }: Facts,
  claim: Quantity,
  beside: readonly Quantity[],
): boolean {
  if (claim.kind !== 'number') return false;
  const here = sentenceAt(sentences, claim.start);
  const others = beside.filter(
    (each) => each.start !== claim.start && each.value !== claim.value && sentenceAt(sentences, each.start) === here,
  );
  const told = quantities.slice(0, most);
  return told.some(
    ({ fact, line }) =>
      fact.kind === 'number' &&
      fact.value === claim.value &&
      (fact.nounClass === null || claim.nounClass === null || mayBeSame(fact.nounClass, claim.nounClass)) &&
      others.some((other) =>
        told.some(({ fact: same, line: of }) => of === line && same.kind === other.kind && isAbout(same.value, other)),
      ),
  );
}

function isAbout(value: number, { value: said, hedge }: Quantity): boolean {
  return value === said || (hedge !== 'exact' && said >= 10 && Math.abs(value - said) <= said * 0.15);
}
