import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import { sharesWords } from '../words/shares-words.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';
import { between } from './tellers-of.ts';

const compares =
  /\b(?:de plus|de moins|en plus|en moins|depass|au-dela|au-dessus|en dessous|supplementaire|manqu|gagn|perd|ajout)/;
const closest = 160;

/**
 * « je dépassais de six cartes l’objectif de vingt-cinq » of 25 and 31: by how much one figure that the sentence tells
 * differs from another on the line that tells it.
 */
export function differsHere(
  context: CheckContext,
  facts: Facts,
  claim: Quantity,
  beside: readonly Quantity[],
): boolean {
  const { folded, sentences } = context.reading;
  const here = sentenceAt(sentences, claim.start);
  const { start = 0, end = folded.length } = sentences[here] ?? {};
  const said = folded.slice(Math.max(start, claim.start - closest), Math.min(end, claim.end + closest));
  if (claim.kind !== 'number' || claim.hedge !== 'exact' || !compares.test(said)) return false;
  const others = beside.filter(
    (one) => one !== claim && one.kind === 'number' && sentenceAt(sentences, one.start) === here,
  );
  if (others.some((one) => differsFromOffers(context, claim, one))) return true;
  return others.some((one) => {
    const lines = new Set(between(facts.quantities, one.value, one.value).map(({ line }) => line));
    return [one.value + claim.value, one.value - claim.value].some((value) =>
      between(facts.quantities, value, value).some(
        ({ fact, line }) => fact.kind === 'number' && lines.has(line) && sharesWords(context, facts, claim, line),
      ),
    );
  });
}

/** « Douze patients, c’est deux de moins que ceux que je suis » of fourteen: a figure of the offer against one’s own. */
function differsFromOffers({ all, own }: CheckContext, claim: Quantity, one: Quantity): boolean {
  const isSuch = (value: number) => (told: Facts['quantities'][number]) =>
    told.fact.kind === 'number' &&
    told.fact.value === value &&
    told.fact.nouns.some((noun) => one.nouns.some((other) => isKin(noun, other)));
  if (all === own || claim.nouns.length > 0 || !between(all.quantities, one.value, one.value).some(isSuch(one.value)))
    return false;
  return [one.value + claim.value, one.value - claim.value].some((value) =>
    between(own.quantities, value, value).some(isSuch(value)),
  );
}
