import type { Token } from '../../text/tokenise.ts';
import type { Reading } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

/** « bâtiment neuf », « 3x8 », « les deux », « un sept » are no count. */
export function isNoNumber({ text, tokens }: Reading, index: number, to: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[to];
  // « bac+3/4 »
  const before = text.slice(Math.max(0, token.start - 24), token.start);
  if (/[\p{L}\d][+/]$|\bbac \+ ?$/iu.test(before)) return true;
  // « Logimar Transit (31) »: the department of a house.
  if (/[\p{L}’'] \p{Lu}\p{Ll}[\p{L}-]* \($/u.test(before) && /^\d\d$/.test(token.key) && text[token.end] === ')')
    return true;
  if (/^\d{5}$/.test(token.key) && isPostcode(text, token, next)) return true;
  if (/^\d/.test(token.key))
    return (
      /[\p{L}]-?$/u.test(text.slice(Math.max(0, token.start - 2), token.start)) &&
      !/[ldLD]['’]?$/.test(text.slice(0, token.start).slice(-2))
    );
  return (
    isShift(text, tokens, index) || isInPhrase(tokens, index) || (to === index + 1 && isNoNumeral(text, token, next))
  );
}

/** « deux-huit », « trois-huit »: shifts, no count. */
function isShift(text: string, tokens: readonly Token[], index: number): boolean {
  const at = tokens[index]?.key === 'huit' ? index - 1 : index;
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (!first || !last || !/^(?:deux|trois|cinq)$/.test(first.key) || last.key !== 'huit') return false;
  return text.slice(first.end, last.start) === '-';
}

/** « 30 litres aux cent », « un point quatre »: the end of a figure told in words. */
function isInPhrase(tokens: readonly Token[], index: number): boolean {
  const [before, last] = [tokens[index - 2]?.key ?? '', tokens[index - 1]?.key];
  // « à elles deux »: those who were told before.
  if (/^(?:elles|eux|nous|vous)$/.test(last ?? '') && /^(?:a|entre)$/.test(before)) return true;
  if (last === 'aux') return tokens[index]?.key === 'cent';
  return last === 'point' && /^(?:un|zero|deux|trois|quatre|cinq|six|sept|huit|neuf)$/.test(before);
}

/** « bâtiment neuf », « mille mercis » */
function isNoNumeral(text: string, { key, end }: Token, next: Token | undefined): boolean {
  // « a pris neuf pour cent »
  if (key === 'neuf' && /^ pour ?cents?\b/.test(text.slice(end, end + 11))) return false;
  if (key === 'neuf')
    return !next || text.slice(end, next.start) !== ' ' || (isSmallWord(next.key) && !/^(?:ans?|mois)$/.test(next.key));
  return (key === 'mille' || key === 'million') && /^mercis?$/.test(next?.key ?? '');
}

/** « 69100 Villeurbanne » */
function isPostcode(text: string, { end }: Token, next: Token | undefined): boolean {
  return next !== undefined && /^ (?:\n)?$/.test(text.slice(end, next.start)) && /\p{Lu}/u.test(text[next.start] ?? '');
}
