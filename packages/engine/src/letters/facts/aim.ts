import { mustCue } from '../../offer/importance.ts';
import { foldText } from '../../text/fold-text.ts';
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

/**
 * One thing the offer names, the CV is silent on and one learns at work: a tool, a method, a norm, with its article. Nothing
 * is said of not knowing it. null where there is none, or where nobody comes to learn what the trade is.
 */
export function aimOf(facts: LetterFacts): Piece | null {
  const { offer, cv } = facts.input;
  const own = foldText(cv.text);
  const title = foldText(offer.title ?? '');
  const open = facts.missing.flatMap((match): { piece: Piece; isMust: boolean }[] => {
    const { requirement, proof } = match;
    const { start, end } = requirement.span;
    const quote = offer.text.slice(start, end);
    const [last = ''] = foldText(quote).split(' ').slice(-1);
    if (proof || everyday.test(quote) || title.includes(foldText(quote)) || own.includes(last)) return [];
    const piece = methodOf(quote, start) ?? learnable(offer, match);
    return piece && !unnamed.test(piece.text) && isApart(offer.text, start)
      ? [{ piece, isMust: requirement.importance === 'must' }]
      : [];
  });
  return (open.find(({ isMust }) => isMust) ?? open[0])?.piece ?? null;
}

function methodOf(quote: string, start: number): Piece | null {
  const said = typeset(quote);
  const [noun = '', name = '', ...rest] = said.split(' ');
  const gender = kinds[noun.toLowerCase()];
  if (!gender || rest.length > 1 || !/^\p{Lu}/u.test(name)) return null;
  const text = withThe(`${noun.toLowerCase()} ${[name, ...rest].join(' ')}`, gender);
  return { text, evidence: [{ source: 'offer', start, end: start + quote.length, quote }] };
}

/** What is demanded of whoever applies is no aim: « maîtrise d’AutoCAD indispensable ». */
function isApart(text: string, at: number): boolean {
  const from = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('. ', at)) + 1;
  const end = /[.\n]/.exec(text.slice(at))?.index ?? 120;
  return !mustCue.test(foldText(text.slice(Math.max(from, at - 160), at + Math.min(end, 120))));
}
