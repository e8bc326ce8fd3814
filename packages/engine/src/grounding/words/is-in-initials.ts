import { tokenise } from '../../text/tokenise.ts';
import type { CheckContext } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { tokenAt } from '../text/read-text.ts';
import { isSmallWord } from './small-words.ts';

/** « Autorité des marchés financiers » where the CV writes « AMF ». */
export function isInInitials(
  { reading }: CheckContext,
  { capitals }: Facts,
  { start, end }: { start: number; end: number },
): boolean {
  const at = tokenAt(reading.tokens, start);
  for (let from = Math.max(0, at - 4); from <= at; from++) {
    if (initialsFrom(reading, from, end).some((told) => capitals.has(told) && !contracts.has(told))) return true;
  }
  return false;
}

/** « tous corps d’état » where the CV writes « TCE ». */
export function areInitials({ capitals }: Facts, quote: string): boolean {
  const initials = initialsOf(quote);
  return initials.length >= least && capitals.has(initials) && !contracts.has(initials);
}

/** The first letters of the telling words of a phrase: « chu » of « Centre hospitalier universitaire ». */
export function initialsOf(phrase: string): string {
  return tokenise(phrase)
    .filter(({ key }) => key.length > 2 && !isSmallWord(key) && key !== 'the' && key !== 'and')
    .map(({ key }) => key[0])
    .join('');
}

/** Two letters are those of anything: « BP 45 » is no business plan. */
const least = 3;
const reach = 8;

/** The initials of a stretch of words that goes at least to a place, and over no break. */
function initialsFrom({ tokens, text }: CheckContext['reading'], from: number, end: number): string[] {
  const found: string[] = [];
  let initials = '';
  for (const [step, token] of tokens.slice(from, from + reach).entries()) {
    if (step > 0 && /[,;:.!?()\n]/.test(text.slice(tokens[from + step - 1]?.end ?? 0, token.start))) break;
    if (!isSmallWord(token.key)) initials += token.key[0];
    if (token.end >= end && initials.length >= least) found.push(initials);
  }
  return found;
}

/** Capitals of every CV, which stand for nothing but themselves. */
const contracts = new Set(['cdi', 'cdd', 'sarl', 'sas', 'ttc', 'tva', 'bts', 'cap']);
