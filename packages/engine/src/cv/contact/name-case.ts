import { capitalised } from '../../text/title-case.ts';

/**
 * Small in a French name wherever it stands but first: « de », « du », « d’ », and what follows « van » or « von ». « Dos
 * Santos » keeps its capital as « Da Silva » does.
 */
const small = new Set(['de', 'du', 'des']);
const afterVan = new Set(['den', 'der', 'de', 'het', 'ter']);

/** A word of a name in capitals with capitals only at its start: « LE GALL-RIVIÈRE » → « Le Gall-Rivière ». */
export function nameCase(word: string, before: string | undefined): string {
  const lower = word.toLowerCase();
  if (word !== word.toUpperCase() && word !== lower) return word;
  const isSmall = before !== undefined && (small.has(lower) || (/^v[ao]n$/i.test(before) && afterVan.has(lower)));
  if (isSmall || (word === lower && word.length < 4)) return lower;
  return capitalised(lower).replace(/^D(?=['’])/, before === undefined ? 'D' : 'd');
}
