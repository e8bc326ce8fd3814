import type { RequirementMatch } from '../../match/match-requirements.ts';
import { meaningfulStems } from '../../match/word-index.ts';
import { actionOf, genderOf } from '../french/actions.ts';
import { withThe } from '../french/link-words.ts';
import { typeset, uncapitalised } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { evidenceAt } from './evidence-at.ts';
import { learnable } from './learnable.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Up to three tools or fields the offer wants and the CV does not show at all, must-have first, with their article. */
export function toLearn(facts: LetterFacts): Piece[] {
  const known = facts.input.cv.text.toLowerCase();
  const found: Piece[] = [];
  for (const match of facts.missing) {
    const piece = found.length < 3 ? wantedOf(facts, match) : null;
    const words = piece ? meaningfulStems(piece.text).filter((stem) => stem.length > 2) : [];
    const isNew = words.some((stem) => !known.includes(stem)) && found.every(({ text }) => text !== piece?.text);
    if (piece && isNew) found.push(piece);
  }
  const isMust = facts.missing.some(
    ({ requirement: { importance, kind } }) => importance === 'must' && kind === 'skill',
  );
  return found.slice(0, isMust ? 3 : 2);
}

function wantedOf(facts: LetterFacts, match: RequirementMatch): Piece | null {
  const { offer } = facts.input;
  const { kind, span } = match.requirement;
  if (match.proof || kind !== 'skill' || isPerson(offer.text, span.start) || hasSibling(facts, span)) return null;
  return learnable(offer, match) ?? fieldOf(facts, span);
}

/** « (Brevo, Mailchimp) », « Sage ou Cegid »: who knows the one need not learn the other. */
function hasSibling({ input: { cv, offer } }: LetterFacts, { start, end }: { start: number; end: number }): boolean {
  const before = /(?:\(([^()\n]{0,80})|([^\s,(]{2,30}) (?:ou|\/) ?)$/u.exec(
    offer.text.slice(Math.max(0, start - 90), start),
  );
  const after = /^(?:([^()\n]{0,80})\)| ?(?:ou|\/) ([^\s,).]{2,30}))/u.exec(offer.text.slice(end, end + 90));
  const inBrackets = before?.[1] !== undefined && after?.[1] !== undefined;
  const near = inBrackets ? `${before[1]} ${after[1]}` : `${before?.[2] ?? ''} ${after?.[2] ?? ''}`;
  const siblings = near.split(/[,/]| ou | et /).map((each) => each.trim().toLowerCase());
  const own = cv.text.toLowerCase();
  return siblings.some((each) => each.length > 2 && own.includes(each));
}

/** « avec le DPO »: whom one works with is not learnt. */
function isPerson(text: string, at: number): boolean {
  return /(?:avec|auprès d[eu]|rattachée? à|au) (?:l[ea]s? |l['’])?$/iu.test(text.slice(Math.max(0, at - 24), at));
}

/** « la comptabilité analytique », « l’échelle Algoplus »: a field, whose first noun tells its gender and is no action. */
function fieldOf({ input: { offer } }: LetterFacts, span: { start: number; end: number }): Piece | null {
  const quote = typeset(offer.text.slice(span.start, span.end));
  const [first = '', second = ''] = quote.split(' ');
  if (!/^\p{L}[\p{L}’ -]{4,40}$/u.test(quote) || quote.split(' ').length > 3 || !second) return null;
  const gender = genderOf(first);
  const isField = /^(?:comptabilité|droit|échelle|logiciel|méthode|norme|langage|fiscalité|pâtisserie|soudure)$/i.test(
    first,
  );
  if (!gender || (actionOf(first) && !isField) || !(isField || /\p{Lu}/u.test(second))) return null;
  return { text: withThe(uncapitalised(quote), gender), evidence: evidenceAt('offer', offer.text, span) };
}

/** « la DSN ni Sage », « la DSN, ni Sage, ni le BIM »: after « je ne pratique ni ». */
export function neither(pieces: readonly Piece[]): Piece {
  const evidence = pieces.flatMap((piece) => piece.evidence);
  return { text: pieces.map(({ text }) => text).join(pieces.length > 2 ? ', ni ' : ' ni '), evidence };
}
