import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sharesWords } from '../words/shares-words.ts';
import type { Quantity } from './quantity.ts';
import { between, sameValue } from './tellers-of.ts';

const they =
  /\b(?:ils|elles) (?:etaient|sont|ont ete|furent) (?:pres de |plus de |environ |presque |quelque |une |a peu pres )*$/;
const we = /\bnous (?:etions|sommes|avons ete) (?:pres de |plus de |environ |presque |quelque |une |a peu pres )*$/;
const people = new Set<Quantity['nounClass']>(['person', 'staff', 'served']);

/** « ils étaient quatre à m’écouter », « nous sommes cinq »: people, as many as the documents count of some. */
export function isCountedByPronoun(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  const lead = context.reading.folded.slice(Math.max(0, claim.start - 50), claim.start);
  const isWe = we.test(lead);
  if (claim.kind !== 'number' || claim.nouns.length > 0 || !(isWe || they.test(lead))) return false;
  const told = between(facts.quantities, claim.value * 0.8, claim.value * 1.3).filter(
    ({ fact }) => fact.kind === 'number' && people.has(fact.nounClass) && sameValue(claim, fact),
  );
  return told.some(
    ({ fact, line }) => !isWe || fact.nounClass !== 'served' || sharesWords(context, facts, claim, line),
  );
}

/** « L’objectif était de 950, j’ai fait 1 100 » of 950 k€ and 1,1 M€: thousands of money, on a line that tells of the same. */
export function isInThousands(context: CheckContext, facts: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number' || claim.nouns.length > 0 || !claim.digits || claim.value < 10) return false;
  const thousands = claim.value * 1000;
  return between(facts.quantities, thousands, thousands).some(
    ({ fact, line }) => fact.kind === 'money' && sharesWords(context, facts, claim, line),
  );
}
