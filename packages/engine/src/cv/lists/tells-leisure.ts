import leisure from '../../../data/leisure.json' with { type: 'json' };
import { findTerms } from '../../skills/find-terms.ts';
import { findLanguages } from '../../text/find-languages.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CvLine } from '../lines/read-lines.ts';

const pastimes = new Set(leisure);
const practical = /permis|v[ée]hicul|mobil|disponib|n[ée]e? le|nationalit|r[ée]f[ée]renc|@|https?:|www\./iu;

/** Whether lines list how somebody spends their free time: most items name a pastime, none a practical matter. */
export function tellsLeisure(lines: readonly Pick<CvLine, 'text'>[]): boolean {
  const told = lines.slice(0, 20).map(({ text }) => text);
  if (told.length === 0 || told.some(isPractical)) return false;
  const items = itemsOf(told);
  return items.filter(namesPastime).length * 2 >= items.length;
}

/** Whether half of what lines list is no pastime but practical: a licence, a language, a computer, when one is free. */
export function tellsPractical(lines: readonly Pick<CvLine, 'text'>[]): boolean {
  const items = itemsOf(lines.slice(0, 20).map(({ text }) => text));
  const practicals = items.filter((item) => isPractical(item) || findLanguages(item).length > 0 || computer.test(item));
  return practicals.length * 2 >= items.length;
}

const computer =
  /ordinateur|informatique|logiciel|bureautique|internet|(?<!\p{L})(?:word|excel|e-?mails?|mails?)(?!\p{L})/iu;

function itemsOf(told: readonly string[]): string[] {
  return told.flatMap((text) => text.split(/[,;•|\t]|\.\s|\s[–—/-]\s/u)).filter((item) => /\p{L}{2}/u.test(item));
}

/** A licence, a certificate, where one is reached, when one is free. */
export function isPractical(text: string): boolean {
  return practical.test(text) || findTerms(text).some(({ kind }) => kind === 'licence' || kind === 'certification');
}

/** Whether words name a known pastime. */
export function namesPastime(item: string): boolean {
  return tokenise(item).some(({ key }) => pastimes.has(key));
}
