import type { CheckContext } from './context.ts';
import type { Facts } from './facts.ts';
import { tokenAt } from './read-text.ts';
import { isSmallWord } from './small-words.ts';

/** « Autorité des marchés financiers » where the CV writes « AMF ». */
export function isInInitials(
  { reading: { tokens, text } }: CheckContext,
  { capitals }: Facts,
  { start, end }: { start: number; end: number },
): boolean {
  const at = tokenAt(tokens, start);
  for (let from = Math.max(0, at - 4); from <= at; from++) {
    let initials = '';
    for (let index = from; index < tokens.length && index < from + 8; index++) {
      const token = tokens[index] as (typeof tokens)[number];
      if (index > from && /[,;:.!?()\n]/.test(text.slice(tokens[index - 1]?.end ?? 0, token.start))) break;
      if (!isSmallWord(token.key)) initials += token.key[0];
      if (token.end >= end && initials.length >= 3 && capitals.has(initials) && !contracts.has(initials)) return true;
    }
  }
  return false;
}

/** Capitals of every CV, which stand for nothing but themselves. */
const contracts = new Set(['cdi', 'cdd', 'sarl', 'sas', 'ttc', 'tva', 'bts', 'cap']);
