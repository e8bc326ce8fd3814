import type { CheckContext } from '../context.ts';
import type { Facts, Owned } from '../facts/facts.ts';
import { stances } from '../stance/stance.ts';
import { sentenceAt } from '../text/read-text.ts';
import { isCountedOtherwise, isKin } from './counts-told.ts';
import type { Quantity } from './quantity.ts';

const most = 300;
const firstPerson = /\b(?:je|me|moi|mon|ma|mes|nous|notre|nos)\b|\b[jm]'/;

/**
 * « Sept généralistes, deux sages-femmes, trois kinés : j’aime … »: a statement without a first person, in a text that
 * wishes or addresses, may give the figures of the offer, which tells them of the very words.
 */
export function isOffersOwn(context: CheckContext, claim: Quantity): boolean {
  const { reading, all, own, hasOffer, isLetter } = context;
  if (!hasOffer || claim.kind === 'percentage') return false;
  if (isOfOffer(context, claim) || isToDo(context, claim) || isSaidTheirs(context, claim) || isYours(context, claim))
    return true;
  if (isNextStep(context, claim)) return true;
  if (!isLetter || firstPerson.test(statementAround(reading, claim))) return false;
  const [head] = claim.nouns;
  if (isAlone(context, claim)) return true;
  const tells = ({ fact }: Owned<Quantity>) =>
    fact.kind === claim.kind &&
    fact.value === claim.value &&
    (claim.kind !== 'number' || isKin(fact.nouns[0] ?? '', head ?? '-'));
  return (
    all.quantities.slice(0, most).some(tells) &&
    !own.quantities.slice(0, most).some(({ fact }) => isKin(fact.nouns[0] ?? '', head ?? '-'))
  );
}

/** Below, figures meet by chance. */
const unlikely = 11;
const turnsTo = /^[^.;!?\n]{0,160}\b(?:votre|vos|vous)\b|^[^.:;!?\n]{0,40} qui /;

/** « cent dix-huit mille appels, seize collègues : j’ai lu votre annonce », « Une agglomération de 208 000 habitants qui … » */
function isAlone({ reading, all, own }: CheckContext, { kind, value, end, hedge }: Quantity): boolean {
  if (kind !== 'number' || value < unlikely || hedge !== 'exact') return false;
  const isSuch = ({ fact }: Owned<Quantity>) => fact.kind === kind && fact.value === value;
  if (!turnsTo.test(reading.folded.slice(end, end + 200))) return false;
  return all.quantities.slice(0, most).some(isSuch) && !own.quantities.slice(0, most).some(isSuch);
}

const theirs = /^(?: [a-z'-]+){0,3} (?:pour votre|pour vous|chez vous)\b/;
const againstMine = /\b(?:pour moi|de mon cote|chez moi)\b[^.;:!?,\n]{0,40}, ?(?:et |mais |contre )?$/;

/**
 * « cent cinquante contrats pour moi, six cents pour votre service »: set against one’s own without a verb, and given to
 * them as the offer has it. Who says so of a past of their own (« j’ai suivi 600 contrats pour votre secteur ») claims it.
 */
function isSaidTheirs({ reading: { folded }, all, own }: CheckContext, { kind, value, start, end }: Quantity): boolean {
  const isSuch = ({ fact }: Owned<Quantity>) => fact.kind === kind && fact.value === value;
  return (
    kind === 'number' &&
    theirs.test(folded.slice(end, end + 60)) &&
    againstMine.test(folded.slice(Math.max(0, start - 80), start)) &&
    all.quantities.slice(0, most).some(isSuch) &&
    !own.quantities.slice(0, most).some(isSuch)
  );
}

/** « Vos 1 200 références ne me font pas peur : j’en ai étiqueté 300 »: theirs by its own word, as the offer counts them. */
function isYours({ reading: { folded }, all }: CheckContext, { kind, value, nouns, start }: Quantity): boolean {
  if (kind !== 'number' || !/\bvos (?:quelque |pres de |plus de )?$/.test(folded.slice(Math.max(0, start - 16), start)))
    return false;
  return all.quantities
    .slice(0, most)
    .some(({ fact }) => fact.kind === kind && fact.value === value && isKin(fact.nouns[0] ?? '', nouns[0] ?? '-'));
}

const stepAhead = /\bde (?:mes |nos )?[a-z\d -]{1,24} a (?:vos |votre )?$/;
const wouldGo =
  /(?<!\bfai(?:t|re|sant) )\bpasser(?:ais|ait|ions|ai)?\b|\b(?:changement|changer|retrouver)[a-z]*\b|\b(?:serait|ecart|echelle|marche|un (?:grand |petit )?pas)\b/;

/** « De 85 à 62 personnes, je passerais à une équipe plus petite »: from one’s own to theirs. */
function isNextStep({ reading, all, own }: CheckContext, { kind, value, start, end }: Quantity): boolean {
  const { folded, sentences } = reading;
  const { start: from = start, end: to = end } = sentences[sentenceAt(sentences, start)] ?? {};
  const lead = stepAhead.exec(folded.slice(Math.max(from, start - 40), start));
  const isSuch = ({ fact }: Owned<Quantity>) => fact.kind === kind && fact.value === value;
  return (
    lead !== null &&
    wouldGo.test(folded.slice(from, to)) &&
    all.quantities.slice(0, most).some(isSuch) &&
    !own.quantities.slice(0, most).some(isSuch)
  );
}

const ofOffer =
  /^(?: [a-z'-]+){0,2} (?:de|dans|que (?:cite|demande|annonce|prevoit|evoque)) (?:votre|vos|l')? ?(?:offre|annonce|fiche|poste)/;

/** « un peu moins que les deux cents de votre offre »: said to be theirs, and told there. */
function isOfOffer({ reading: { folded }, all, own }: CheckContext, { kind, value, end }: Quantity): boolean {
  const isSuch = ({ fact }: Owned<Quantity>) => fact.kind === kind && fact.value === value;
  return (
    ofOffer.test(folded.slice(end, end + 60)) &&
    all.quantities.slice(0, most).some(isSuch) &&
    !own.quantities.slice(0, most).some(isSuch)
  );
}

const opensToDo =
  /^\W*(?:(?:madame|monsieur|bonjour)[a-z ]{0,30}, ?)?[a-z]{2,14}(?:er|ir|dre|ttre|aitre|crire|duire|faire|vre) (?:[a-z']+ ){0,3}$/;

/**
 * « Suivre cent cinquante familles, là où j’en reçois six cents », « Quarante-cinq salariés à encadrer, … »: something to do,
 * with a figure of the offer that the documents have not.
 */
function isToDo({ reading, all, own }: CheckContext, { kind, value, nouns, start, end }: Quantity): boolean {
  const { folded, sentences } = reading;
  const from = sentences[sentenceAt(sentences, start)]?.start ?? start;
  const opening = folded.slice(Math.max(from, start - 60), start);
  const isFirst = opening.length === start - from;
  const isTask =
    isFirst && (opensToDo.test(opening) || (/^\W*$/.test(opening) && toDo.test(folded.slice(end, end + 60))));
  const isSuch = ({ fact }: Owned<Quantity>) => fact.kind === kind && fact.value === value;
  const { end: to = end } = sentences[sentenceAt(sentences, start)] ?? {};
  // « Mener sept bouchers ? C’est mon quotidien. »
  if (affirmed.test(folded.slice(end, to + 24))) return false;
  // « 12 patients » of an offer, of one who tells of « dont 12 en unité protégée »: of the very thing, theirs.
  const isMine = (told: Owned<Quantity>) =>
    isSuch(told) && (nouns.length === 0 || isKin(told.fact.nouns[0] ?? '', nouns[0] ?? '-'));
  return isTask && all.quantities.slice(0, most).some(isSuch) && !own.quantities.slice(0, most).some(isMine);
}

const affirmed =
  /[?:,] ?(?:c'est (?:m(?:on|a|es)\b|ce que je f)|oui\b|je (?:le|la|les|l')|voila m|j'(?:ai|y)\b(?!'en))/;
const toDo =
  /^(?: [a-z'-]+){1,4} a [a-z]{2,14}(?:er|ir|dre|ttre|aitre|crire|duire|faire|vre)\b|^(?: [a-z'-]+){1,5},? c'est [^.;:!?]{0,24}\b(?:plus|moins|autant|le double|la moitie)\b/;

/** What stands between two ends of statements, a colon among them. */
function statementAround({ folded, sentences }: CheckContext['reading'], { start, end }: Quantity): string {
  const sentence = sentences[sentenceAt(sentences, start)];
  const before =
    folded
      .slice(Math.max(sentence?.start ?? 0, start - 200), start)
      .split(/[:;]/)
      .at(-1) ?? '';
  return before + (folded.slice(end, Math.min(sentence?.end ?? end, end + 200)).split(/[:;]/)[0] ?? '');
}

const few = 10;

/** « vos enjeux : deux pays »: a few of the employer’s things, which the offer does not count otherwise. */
export function isTheirsByTheWay({ marks }: CheckContext, facts: Facts, claim: Quantity): boolean {
  const isTheirs = marks[claim.start] === stances.you || marks[claim.start] === stances.they;
  return isTheirs && claim.kind === 'number' && claim.value <= few && !isCountedOtherwise(facts, claim);
}
