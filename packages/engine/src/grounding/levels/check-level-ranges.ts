import type { CheckContext, Finding } from '../context.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

const code = '([abc][12])(?:[.][12])?';
const ranges = new RegExp(
  `\\b(?:de |du |d'|des )?(?:[a-z]{3,6} )?${code}(?:,? | ?- ?)(?:a |au |jusqu'au |jusqu'a |aux )?(?:[a-z]{3,6} )?${code}\\b`,
  'g',
);
const upTo = new RegExp(`\\bjusqu'(?:au |a )(?:niveau |[a-z]{3,6} )?${code}\\b`, 'g');

const raising = /\ba (?:porter|faire passer|amener|hisser|faire monter|monter|remonter|elever) (?:encore )?$/;

/** « du DELF A1 jusqu’au DALF C2 » where the documents go up to B2 and nowhere have C2: a range that reaches further. */
export function checkLevelRanges({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text } = reading;
  const told = new Set<string>(own.flat.match(/\b[abc][12]\b/g) ?? []);
  const found = [...folded.matchAll(ranges), ...folded.matchAll(upTo)];
  return found.flatMap(({ index, 0: { length }, 1: first = '', 2: last }): Finding[] => {
    const highest = last ?? first;
    const [start, end] = [index, index + length];
    // « B2 » written small is none, and a licence has categories of its own.
    if (marks[start] !== stances.self || !/[ABC][12]\b/.test(text.slice(start, end)) || told.size === 0) return [];
    // « mon anglais à porter du A2 au B1 »: still to be done.
    if (raising.test(folded.slice(Math.max(0, start - 24), start))) return [];
    if (told.has(highest) || /\b(?:permis|caces|r ?4\d\d)\b/.test(folded.slice(Math.max(0, start - 40), end)))
      return [];
    if (![...told].some((each) => each < highest) || [...told].some((each) => each > highest)) return [];
    return [{ kind: 'level', start, end, reason: reasons.level(text.slice(start, end)) }];
  });
}
