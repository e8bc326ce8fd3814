import { findTerms } from '../../skills/find-terms.ts';
import { isAnnounced } from '../../text/is-announced.ts';
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

/** Not held yet, or not at all: « permis B en cours », « permis A et B (B en cours) », « pas de permis B ». */
function isHeld(text: string, start: number, end: number): boolean {
  if (without.test(text.slice(Math.max(0, start - 25), start)) || comesLater(text, start, end)) return false;
  const [rest = '', next = ''] = text.slice(end, end + 80).split('\n', 2);
  if (notYet.test(rest) || (rest.trim() === '' && notYetAlone.test(next))) return false;
  const [own = ''] = /[\p{L}\p{N}]{1,3}$/u.exec(text.slice(start, end)) ?? [];
  const [, named, how = ''] = inBrackets.exec(rest) ?? [];
  return named?.toLowerCase() !== own.toLowerCase() || !notYet.test(how);
}

/** « CACES R489 cat. 3 : formation prévue en mars », « inscrite au CACES R489 »: the line of a mention says it is still to come. */
export function comesLater(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split('\n')
      .at(-1) ?? '';
  return isAnnounced(before, text.slice(end, end + 80).split('\n', 1)[0] ?? '');
}

/** Of the licence itself: in « Permis B, BTS en cours » it is the diploma that is not there yet. */
const pending = String.raw`(?:en (?:cours(?! (?:d[’']ann[ée]e|de validit))|pr[ée]paration)|pr[ée]vue?|non (?:obtenu|valid[ée])|pas (?:encore|obtenu)|suspendu|[àa] (?:passer|venir)|code (?:obtenu|en cours)|\(?code\))`;
/** In brackets or behind a colon any words are about the licence, « (leçons en cours) », but for another one of its own. */
const told = String.raw`[(:][ \u00a0]?(?!(?:caces|fimo|fco|bts|cap|bac|permis|v[ée]hicule|voiture)(?!\p{L}))(?:[\p{L}’'-]{2,14} ){0,3}`;
const notYet = new RegExp(
  String.raw`^[ \u00a0]?(?:${told}|[(,:–-]?[ \u00a0]?)(?:(?:actuellement|toujours|encore|est|bient[ôo]t|inscription|obtention|passage|apprentissage) )?${pending}`,
  'iu',
);
const notYetAlone = new RegExp(
  String.raw`^[ \u00a0(–-]{0,3}${pending}(?: d[’'](?:obtention|apprentissage))?[).,;\s]{0,3}$`,
  'iu',
);
const inBrackets = /^[^\n()]{0,20}\((?:le )?(?:permis )?([\p{L}\p{N}]{1,3})( [^()\n]{2,30})\)/iu;
const without = /(?<!\p{L})(?:pas (?:de |le |encore le )?|sans |passer? (?:le |mon )?|pr[ée]pare (?:le |mon )?)$/iu;
