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
  const { input, missing } = facts;
  const spoken = new Set(meaningfulStems(`${input.cv.text.slice(0, 390)}`));
  const folded = input.cv.text.toLowerCase();
  const found: Piece[] = [];
  for (const match of missing) {
    if (found.length === 3 || match.proof || match.requirement.kind !== 'skill') continue;
    if (isPerson(input.offer.text, match.requirement.span.start)) continue;
    const piece = learnable(input.offer, match) ?? fieldOf(facts, match.requirement.span);
    if (!piece || found.some(({ text }) => text === piece.text)) continue;
    const words = meaningfulStems(piece.text).filter((stem) => stem.length > 2);
    const isKnown = words.length === 0 || words.some((stem) => /\d|^\p{Lu}/u.test(stem) && spoken.has(stem));
    if (isKnown || words.every((stem) => folded.includes(stem))) continue;
    found.push(piece);
  }
  const isMust = missing.some(({ requirement }) => requirement.importance === 'must' && requirement.kind === 'skill');
  return found.slice(0, isMust ? 3 : 2);
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
