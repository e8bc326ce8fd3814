import { findTerms } from '../../skills/find-terms.ts';
import type { Item } from './read-lists.ts';

/** What the person may drive, operate or work on, wherever the CV says so: the first mention of each, in order. */
export function licencesIn(text: string): Item<string>[] {
  const first = new Map<string, Item<string>>();
  for (const { name, kind, start, end } of findTerms(text)) {
    if (kind === 'licence' && !first.has(name) && isHeld(text, start, end))
      first.set(name, { value: name, span: { start, end } });
  }
  return [...first.values()];
}

/** Not held yet, or not at all: « permis B en cours », « pas de permis B ». */
function isHeld(text: string, start: number, end: number): boolean {
  return !notYet.test(text.slice(end, end + 40)) && !without.test(text.slice(Math.max(0, start - 25), start));
}

const notYet =
  /^\s?[(,:–-]?\s?(?:\p{L}{2,9} )?(?:en cours|en pr[ée]paration|pr[ée]vue?|non (?:obtenu|valid[ée])|pas (?:encore|obtenu)|suspendu|[àa] (?:passer|venir)|code (?:obtenu|en cours)|\(?code\))/iu;
const without = /(?<!\p{L})(?:pas (?:de |le |encore le )?|sans |passer? (?:le |mon )?|pr[ée]pare (?:le |mon )?)$/iu;
