import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { thingsOf } from '../french/things-of.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { isAnswered, isApart, isProfile, isSilent, learntOf } from './aim.ts';
import { evidenceAt } from './evidence-at.ts';
import { isTool } from './is-tool.ts';
import type { LetterFacts } from './letter-facts.ts';
import { toolKind } from './near-tool.ts';

/** As many as one sentence names; a longer list reads as the confession of someone who is not suited. */
const most = 3;

/** How much a reader of the offer looks for it: a condition, what is asked of whoever applies, what the work names. */
type Rank = 0 | 1 | 2;

/**
 * What the offer asks for by name and the CV is silent on, with its article: a tool, a method, a norm, the conditions
 * first. A reader looks for them, and takes one that a letter passes over for hidden. All a letter may say is that the CV
 * does not tell it.
 */
export const unheldOf = oncePer(findUnheld);

function findUnheld(facts: LetterFacts): Piece[] {
  const named = facts.missing.flatMap((match) => {
    const rank = rankOf(facts, match);
    const piece = isUnheld(facts, match) ? pieceOf(facts.input.offer, match, rank) : null;
    return piece ? [{ piece, rank, at: match.requirement.span.start }] : [];
  });
  const key = ({ piece }: { piece: Piece }) => foldText(piece.text);
  return named
    .filter((one, index) => named.findIndex((other) => key(other) === key(one)) === index)
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, most)
    .map(({ piece }) => piece);
}

/** « au sein de la Supply Chain »: where one works is nothing one knows. */
const where = /(?:au sein d(?:u |es? |e la |e l[’'])|rattachée? (?:à la |aux? |à l[’']))$/iu;

function isUnheld(facts: LetterFacts, match: RequirementMatch): boolean {
  const { importance, span } = match.requirement;
  const isPlace = where.test(facts.input.offer.text.slice(Math.max(0, span.start - 24), span.start));
  return importance === 'must' && !isPlace && isSilent(facts, match) && !isAnswered(facts, match);
}

function rankOf(facts: LetterFacts, match: RequirementMatch): Rank {
  if (!isApart(facts.input.offer.text, match.requirement.span.start)) return 0;
  return isProfile(facts, match) ? 1 : 2;
}

/** By its name; what is a condition also as a thing (« la comptabilité analytique »), what the work names only as a tool. */
function pieceOf(offer: ParsedOffer, match: RequirementMatch, rank: Rank): Piece | null {
  const own = toolOf(offer, match) ?? learntOf(offer, match);
  const name = own?.text.replace(/^(?:l[ea]s? |l’)/, '') ?? '';
  const isAskedSo = rank < 2 || isTool(name) || /^(?:logiciel|progiciel|outil|méthode) /u.test(name);
  if (own) return isAskedSo && !toolKind.test(name) ? own : null;
  return rank === 0 && match.requirement.kind === 'skill' ? thingOf(offer, match) : null;
}

/** « SAP » and « TIA Portal » have no article, as no tool has. */
function toolOf(offer: ParsedOffer, { requirement: { kind, span } }: RequirementMatch): Piece | null {
  const quote = offer.text.slice(span.start, span.end);
  const isNamed =
    kind === 'skill' &&
    /^\p{Lu}{2}/u.test(quote) &&
    isTool(quote) &&
    !/(?:logiciel|progiciel|outil|ERP|CRM|SIRH) $/iu.test(offer.text.slice(Math.max(0, span.start - 12), span.start));
  return isNamed ? { text: typeset(quote), evidence: evidenceAt('offer', offer.text, span) } : null;
}

/** A field one learns, in two words or more: « frais kilométriques » and « demandes de devis » are none. */
function thingOf(offer: ParsedOffer, { requirement: { span } }: RequirementMatch): Piece | null {
  const quote = offer.text.slice(span.start, span.end);
  const thing = thingsOf(uncapitalised(typeset(quote)), true);
  const isField = thing !== null && /^(?:l[ea] |l’)\p{Ll}+ \p{Ll}+$/u.test(thing) && !/^l’anglais|s$/u.test(thing);
  return isField ? { text: thing, evidence: evidenceAt('offer', offer.text, span) } : null;
}
