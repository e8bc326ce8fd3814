import type { CheckContext } from '../context.ts';
import { isCovered } from '../facts/is-covered.ts';
import { isToldOtherwise } from '../facts/is-told-otherwise.ts';
import { hasKin, isParaphrased } from '../facts/synonyms.ts';
import { tokenAt } from '../text/read-text.ts';
import { isEveryday } from '../words/everyday.ts';
import { isInInitials } from '../words/is-in-initials.ts';
import { isSmallWord } from '../words/small-words.ts';

const shortest = 4;
const mostWords = 6;
/** Said of a part of any trade. */
const general = /^(?:prive|public|associati|concret|complet|interne|externe|quotidien|varie)/;

/**
 * Whether a thing named in a few words written small is one of which the documents have not one telling word, nor any that
 * means the same. Names, figures and sigles are looked at elsewhere.
 */
export function isNowhereTold(context: CheckContext, start: number, end: number): boolean {
  return isToldBelow(context, start, end, 0);
}

/** The same of a course or paper, of whose telling words half at least must be the documents’: its kind alone says nothing. */
export function isHardlyTold(context: CheckContext, start: number, end: number): boolean {
  return isToldBelow(context, start, end, half);
}

const half = 0.49;

/** Whether no more than a share of the telling words is told, and the whole is told in no other words. */
function isToldBelow(context: CheckContext, start: number, end: number, share: number): boolean {
  const { reading, own } = context;
  if (/[\p{Lu}\d]/u.test(reading.text.slice(start, end))) return false;
  const from = tokenAt(reading.tokens, start);
  const words = reading.tokens.slice(from, tokenAt(reading.tokens, end - 1) + 1);
  if (words.length > mostWords) return false;
  const roots = words.flatMap(({ key }, at) => (isSmallWord(key) ? [] : [reading.stems[from + at] as string]));
  const telling = words.flatMap(({ key }, at) =>
    key.length < shortest || isSmallWord(key) || isEveryday(key) || general.test(key)
      ? []
      : [reading.stems[from + at] as string],
  );
  const told = telling.filter((root) => hasKin(own.words, root)).length;
  if (telling.length === 0 || told / telling.length > share) return false;
  if (isParaphrased(own.words, roots) || isToldOtherwise(own, roots, false)) return false;
  return !isInInitials(context, own, { start, end }) && !isMet(context, start, end);
}

/** As the CV would meet an offer that asks for it, by the name the lists have for it. */
function isMet(context: CheckContext, start: number, end: number): boolean {
  const { cv } = context.own;
  const name = context.terms.find((term) => term.start >= start && term.end <= end)?.name ?? null;
  return cv !== null && isCovered(context, cv, context.reading.text.slice(start, end), name);
}
