import leisure from '../../../data/leisure.json' with { type: 'json' };
import { findTerms } from '../../skills/find-terms.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CvLine } from '../lines/read-lines.ts';

const pastimes = new Set(leisure);
const practical = /permis|v[ée]hicul|mobil|disponib|n[ée]e? le|nationalit|r[ée]f[ée]renc|@|https?:|www\./iu;

/** Whether lines list how somebody spends their free time: most items name a pastime, none a practical matter. */
export function tellsLeisure(lines: readonly Pick<CvLine, 'text'>[]): boolean {
  const told = lines.slice(0, 20).map(({ text }) => text);
  if (told.length === 0 || told.some(isPractical)) return false;
  const items = told.flatMap((text) => text.split(/[,;•|\t]|\s[–—/-]\s/u)).filter((item) => /\p{L}{2}/u.test(item));
  return items.filter(namesPastime).length * 2 >= items.length;
}

function isPractical(text: string): boolean {
  return practical.test(text) || findTerms(text).some(({ kind }) => kind === 'licence' || kind === 'certification');
}

function namesPastime(item: string): boolean {
  return tokenise(item).some(({ key }) => pastimes.has(key));
}
