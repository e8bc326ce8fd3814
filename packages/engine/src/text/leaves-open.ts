const smallWordAtEnd =
  /(?:(?<![\p{L}\p{N}’'.-])(?:de|du|des|la|le|les|et|ou|au|aux|en|entre|pour|par|avec|sur|sous|dans|une?|chez|à|depuis|dont|sa|ses|leurs?|of|and|the|to|for|with|in)|(?<!\p{L})[dl][’'])\s{0,3}$/iu;

/** No line ends on these words: « Diplôme obtenu en », « Travaux de l’ », « Équipière chez ». */
export function endsOnSmallWord(text: string): boolean {
  return smallWordAtEnd.test(text.slice(-20));
}

/** « Deux missions (Java, »: a bracket opens and does not close, as far as the last 300 characters tell. */
export function leavesBracketOpen(text: string): boolean {
  const end = text.slice(-300);
  return end.lastIndexOf('(') > end.lastIndexOf(')');
}
