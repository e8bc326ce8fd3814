import { findTerms } from '@coach/engine/skills/find-terms';
import { stem } from '@coach/engine/text/stem';

/** Without case, accents, kinds of apostrophe, dash or space. */
export function fold(text: string | null): string | null {
  if (text === null) return null;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

const smallWords = new Set('a au aux d de des du en et l la le les ou par pour sur un une the of and in'.split(' '));

function words(text: string): Set<string> {
  const all = (fold(text) ?? '').split(' ').filter((word) => word !== '' && !smallWords.has(word));
  return new Set(all.map((word) => stem(word)));
}

/** The same name, up to small words, inflection, and a part left out or added that is at most half of it. */
export function alikeNames(label: string | null, found: string | null): boolean {
  if (label === null || found === null) return label === found;
  if (fold(label) === fold(found)) return true;
  const [wanted, got] = [words(label), words(found)];
  const common = [...wanted].filter((word) => got.has(word)).length;
  return common > 0 && common / Math.max(wanted.size, got.size) >= 0.5 && common >= Math.min(wanted.size, got.size);
}

/** Two terms that name one thing: the same words, all the words of one in the other, or the same known skill. */
export function alikeTerms(label: string, term: string): boolean {
  const [wanted, got] = [words(label), words(term)];
  const [few, many] = wanted.size <= got.size ? [wanted, got] : [got, wanted];
  if (few.size > 0 && [...few].every((word) => many.has(word))) return true;
  const known = new Set(findTerms(term).map(({ name }) => name));
  return findTerms(label).some(({ name }) => known.has(name));
}
