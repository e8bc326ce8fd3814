import { foldWord } from '../text/fold-text.ts';
import { stem } from '../text/stem.ts';
import { isWordAt, type Token } from '../text/tokenise.ts';

const ending =
  /^\s?[([/·.•-]\s?-?(?:ne|nne|enne|e|es|s|se|sse|esse|euse|rice|trice|teuse|ère|ière|ere|iere|fe|ffe|ve|ive|le|lle|ale)[)\]]?(?![\p{L}\d])/u;
const bothSexes = /^\s?[([]?\s?[HFMX]\s?[/-]\s?[HFMX](?:\s?[/-]\s?[HFXD])?\s?[)\]]?(?![p{L}\d])/;
const otherForm = /^\s?(?:\/|\(|\bou\b)\s?(\p{L}{4,30})\)?/u;

/**
 * Where a title goes on after what gender writing hangs on its word: « technicien·ne », « vendeur/se », « conducteur ou
 * conductrice », « technicien (H/F) »; the end of the word where nothing hangs.
 */
export function afterGenderTail(text: string, token: Token): number {
  const first = tailAt(text, token.end, token);
  return first === 0 ? token.end : token.end + first + tailAt(text, token.end + first, token);
}

function tailAt(text: string, at: number, token: Token): number {
  const next = text[at] === ' ' || text[at] === '\u00a0' ? text[at + 1] : text[at];
  if (next === undefined || !'([/·.•-oHFM'.includes(next)) return 0;
  const rest = text.slice(at, at + 36);
  const plain = ending.exec(rest) ?? bothSexes.exec(rest);
  if (plain) return plain[0].length;
  const other = otherForm.exec(rest);
  if (!other || isWordAt(text, at + other[0].length)) return 0;
  return stem(foldWord(other[1] as string)) === stem(token.key) ? other[0].length : 0;
}
