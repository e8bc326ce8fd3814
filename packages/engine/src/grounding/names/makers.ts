import makers from '../../../data/makers.json' with { type: 'json' };
import { foldText } from '../../text/fold-text.ts';
import { lookUp } from '../../text/look-up.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Facts } from '../facts/facts.ts';
import { wholeWords } from '../text/escaped.ts';

/** « chez Amazon »: one may handle what a house makes and never have worked there. */
const employed =
  /\b(?:chez|pour|rejoint|rejoindre|quitte|integre|par|employeur|(?:certifi|form|agre|brevet|diplom)\w* (?:de |d'|par )?) ?$/;
const reach = 24;

/**
 * « les logiciels Adobe » of who uses Photoshop, « le cloud d’Amazon » of who works on AWS: the maker of what the documents
 * tell, where no word says that it was the house one worked for.
 */
export function isMakerTold({ flat }: Facts, folded: string, { key, start }: Pick<Token, 'key' | 'start'>): boolean {
  const products = lookUp(makers as Record<string, string>, key);
  if (products === undefined || employed.test(folded.slice(Math.max(0, start - reach), start))) return false;
  return products.split('; ').some((product) => wholeWords(foldText(product)).test(flat));
}
