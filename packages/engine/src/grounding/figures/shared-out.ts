import { stem } from '../../text/stem.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const each = /^(?: [a-z'-]+){0,2} (?:chac(?:un|une)\b|par tete\b|par personne\b)/;
const inPairs =
  /\b(?:a deux|en (?:binome|duo|tandem)|avec (?:mon|ma|un|une) (?:autre )?(?:collegue|consoeur|confrere|binome|[a-z]{4,}))\b/;
const perThing = /^[^.;:,\n]{0,24}?\bpar ([a-z]{4,})/;
const ofTime = /^(?:jour|journee|semaine|mois|an|annee|heure|minute|trimestre|semestre|saison|nuit|poste)s?$/;
const mostTold = 120;

/**
 * « seize chambres chacune, avec ma collègue » of 32, « soixante-dix bulletins par site » of 210 and three sites: what the
 * documents tell of all, shared out among those they tell of.
 */
export function isSharedOut(context: CheckContext, { quantities }: Facts, claim: Quantity): boolean {
  if (claim.kind !== 'number' && claim.kind !== 'money') return false;
  const { folded, sentences } = context.reading;
  const after = folded.slice(claim.end, claim.end + 50);
  const wholes = quantities.slice(0, mostTold).filter(({ fact }) => fact.kind === claim.kind && isOfSame(fact, claim));
  const comesTo = (heads: number) => wholes.some(({ fact }) => isNear(fact.value / heads, claim));
  if (each.test(after)) {
    const { start = 0, end = claim.end } = sentences[sentenceAt(sentences, claim.start)] ?? {};
    return inPairs.test(folded.slice(start, end)) && comesTo(2);
  }
  const thing = perThing.exec(after)?.[1];
  if (thing === undefined || ofTime.test(thing)) return false;
  return quantities
    .slice(0, mostTold)
    .some(({ fact }) => fact.value > 1 && fact.nouns.some((noun) => isKin(noun, stem(thing))) && comesTo(fact.value));
}

/** Of the same thing, or of none that is named: « soit 42 chacune ». */
function isOfSame({ nouns }: Quantity, claim: Quantity): boolean {
  return (
    claim.kind === 'money' ||
    claim.nouns.every((noun) => /^chac/.test(noun)) ||
    nouns.some((told) => claim.nouns.some((noun) => isKin(noun, told)))
  );
}

function isNear(share: number, { value, hedge }: Quantity): boolean {
  return Math.abs(share - value) <= value * (hedge === 'exact' ? 0.03 : 0.12);
}
