import type { ParsedOffer } from '@coach/contracts/offer';
import type { RequirementMatch } from '../../match/match-requirements.ts';
import { mustCue } from '../../offer/importance.ts';
import { isCommonNoun } from '../../skills/tool-name.ts';
import { foldText } from '../../text/fold-text.ts';
import { oncePer } from '../../text/once-per.ts';
import { withThe } from '../french/link-words.ts';
import { typeset } from '../french/typeset.ts';
import type { Piece } from '../piece.ts';
import { learnable } from './learnable.ts';
import type { LetterFacts } from './letter-facts.ts';

/** What everybody has at hand is no aim. */
const everyday =
  /^(?:word|excel|powerpoint|outlook|office|pack office|windows|internet|facebook|instagram|tiktok|linkedin|whatsapp|slack|notion|trello|teams|zoom|google \p{L}+|gmail|html|css|canva|rgpd|epi|anglais|français)$/iu;

/** « S&OP », « DPO », « Lean manufacturing »: without its article it may be a role, and reads as broken. */
const unnamed = /^(?:\p{Lu}[\p{Lu}&/+\d-]{1,4}(?!\p{L})|\p{Lu}\p{Ll}+ \p{Ll})|(?<!\p{L})(?:DPO|DRH|DAF|PDG|RSSI|DSI)$/u;

/** « échelle Algoplus », « logiciel Osiris »: the common noun before a name, with its gender. */
const kinds: Record<string, 'm' | 'f'> = {
  échelle: 'f',
  méthode: 'f',
  norme: 'f',
  démarche: 'f',
  logiciel: 'm',
  progiciel: 'm',
  protocole: 'm',
};

const most = 2;

/**
 * Things the offer names, the CV is silent on and one learns at work: a tool, a method, a norm, with its article. Nothing
 * is said of not knowing it. Empty where there is none, or where nobody comes to learn what the trade is.
 */
export const aimsOf = oncePer(findAims);

function findAims(facts: LetterFacts): Piece[] {
  const open = facts.missing.flatMap((match): { piece: Piece; isMust: boolean }[] => {
    const piece = isOpen(facts, match) ? learntOf(facts.input.offer, match) : null;
    return piece ? [{ piece, isMust: match.requirement.importance === 'must' }] : [];
  });
  const musts = open.filter(({ isMust }) => isMust);
  // To volunteer for a small thing beside a condition that is passed over reads as evasive.
  const others = facts.missing.some((match) => isCondition(facts, match)) ? [] : open.filter(({ isMust }) => !isMust);
  const sorted = [...musts, ...others];
  const texts = sorted.map(({ piece }) => piece.text);
  return sorted
    .map(({ piece }) => piece)
    .filter(({ text }, index) => texts.indexOf(text) === index)
    .slice(0, most);
}

/** Told nowhere in the CV, no part of the trade or of a longer name, and no condition. */
function isOpen({ input: { cv, offer } }: LetterFacts, { requirement: { span }, proof }: RequirementMatch): boolean {
  const quote = offer.text.slice(span.start, span.end);
  const name = foldText(quote);
  const [last = ''] = name.split(' ').slice(-1);
  const isTold = proof !== null || foldText(cv.text).includes(last) || foldText(offer.title ?? '').includes(name);
  const isPart = /\p{Lu}\p{Ll}+ $/u.test(offer.text.slice(Math.max(0, span.start - 24), span.start));
  return !isTold && !isPart && !everyday.test(quote) && !isCommonNoun(quote) && isApart(offer.text, span.start);
}

function isCondition({ input: { offer } }: LetterFacts, { requirement: { importance, kind, span } }: RequirementMatch) {
  return importance === 'must' && kind === 'skill' && !isApart(offer.text, span.start);
}

function learntOf(offer: ParsedOffer, match: RequirementMatch): Piece | null {
  const { start, end } = match.requirement.span;
  const quote = offer.text.slice(start, end);
  const piece = methodOf(quote, start) ?? softwareOf(offer.text, quote, start) ?? learnable(offer, match);
  return piece && !unnamed.test(piece.text) ? piece : null;
}

function methodOf(quote: string, start: number): Piece | null {
  const said = typeset(quote);
  const [noun = '', name = '', ...rest] = said.split(' ');
  const gender = kinds[noun.toLowerCase()];
  if (!gender || rest.length > 1 || !/^\p{Lu}/u.test(name)) return null;
  const text = withThe(`${noun.toLowerCase()} ${[name, ...rest].join(' ')}`, gender);
  return { text, evidence: [{ source: 'offer', start, end: start + quote.length, quote }] };
}

/** « la connaissance du logiciel Osiris »: the noun before it says what the name is. */
function softwareOf(text: string, quote: string, start: number): Piece | null {
  const [, noun] =
    /(?<!\p{L})(logiciel|progiciel|outil|ERP|CRM|SIRH) $/iu.exec(text.slice(Math.max(0, start - 12), start)) ?? [];
  if (!noun || !/^\p{Lu}[\p{L}\d]{2,}(?: \p{Lu}[\p{L}\d]*)?$/u.test(quote)) return null;
  const own = /^\p{Lu}{2}/u.test(noun) ? noun : noun.toLowerCase();
  const evidence = [{ source: 'offer' as const, start, end: start + quote.length, quote }];
  return { text: withThe(`${own} ${typeset(quote)}`, 'm'), evidence };
}

/** What is demanded of whoever applies is no aim: « maîtrise d’AutoCAD indispensable ». */
function isApart(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const end = /[.\n]/.exec(text.slice(at))?.index ?? 120;
  return !mustCue.test(foldText(text.slice(Math.max(from, at - 160), at + Math.min(end, 120))));
}
