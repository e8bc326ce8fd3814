import { type Token, tokenise } from '../text/tokenise.ts';

/** Small words that a name may have or lack: « gestion des stocks » is « gestion de stock », « gérer vos stocks ». */
export const linkWords: readonly string[] =
  'de du des d la le les l au aux en of the un une vos nos votre notre ses leur leurs'.split(' ');
const linkKeys = new Set(linkWords);

export function isLinkWord(token: Token, text: string): boolean {
  // « Permis D » is no « permis d’… ».
  if (token.key.length === 1 && token.key !== 'a') return linkKeys.has(token.key) && /['’]/.test(text[token.end] ?? '');
  return linkKeys.has(token.key) || (token.key === 'a' && text[token.start] === 'à');
}

/** The words of a name without the small ones; all of them where it has no others. */
export function contentTokens(text: string): readonly Token[] {
  const tokens = tokenise(text);
  const content = tokens.filter((token) => !isLinkWord(token, text));
  return content.length > 0 ? content : tokens;
}

export function startsWithLink(text: string): boolean {
  const space = text.indexOf(' ');
  return space > 0 && space < 7 && linkKeys.has(text.slice(0, space).toLowerCase());
}
