import { oncePer } from '../../text/once-per.ts';
import { stem } from '../../text/stem.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import type { Reading } from '../text/read-text.ts';

const words = 'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');
const ordinal = `(${words.join('|')}|premiere|seconde?|1re|1er|\\d{1,2} ?(?:e|eme|ieme))`;
/** « troisième fleur », « 3e place » and « classe de troisième ». */
const before = new RegExp(`\\b${ordinal} ([a-z]{4,})`, 'g');
const behind = new RegExp(
  `\\b(classes?|etoiles?|places?|rang|prix|dan|niveau) (?:de |en |du |au )?(?:la )?${ordinal}\\b`,
  'g',
);

type Ordinal = { noun: string; value: number; start: number; end: number };

function rankOf(written: string): number {
  const number = /^\d+/.exec(written)?.[0];
  if (number !== undefined) return Number(number);
  if (/^second/.test(written)) return 2;
  return words.findIndex((word) => written.startsWith(word)) + 1;
}

function ordinalsIn({ folded }: Reading): Ordinal[] {
  const make = (noun: string, written: string, index: number, length: number): Ordinal => ({
    noun: stem(noun),
    value: rankOf(written),
    start: index,
    end: index + length,
  });
  return [
    ...[...folded.matchAll(before)].map(({ index, 0: { length }, 1: written = '', 2: noun = '' }) =>
      make(noun, written, index, length),
    ),
    ...[...folded.matchAll(behind)].map(({ index, 0: { length }, 1: noun = '', 2: written = '' }) =>
      make(noun, written, index, length),
    ),
  ].slice(0, 100);
}

const told = oncePer((facts: Facts) => ordinalsIn(facts.reading));
/** Years, months and floors are counted anywhere; « première fois » is a manner of speaking. */
const loose = /^(?:ann|mois|jour|semain|trimestr|semestr|etag|foi|temp|part|experienc|poste|emploi|metier|langu|vie)/;

/** « sa quatrième fleur » of a third one: a rank that the documents give to the very thing, and another. */
export function checkOrdinals({ reading, marks, own }: CheckContext): Finding[] {
  return ordinalsIn(reading).flatMap(({ noun, value, start, end }): Finding[] => {
    if (marks[start] !== stances.self || loose.test(noun) || value === 0) return [];
    const same = told(own).filter((each) => each.noun === noun);
    if (same.length === 0 || same.some((each) => each.value === value)) return [];
    // « de la 6e à la 3e »: told of classes without the word.
    if (own.flat.includes(`${value}e`) && noun === stem('classe') && same.length > 1) return [];
    return [{ kind: 'number', start, end, reason: reasons.figure(reading.text.slice(start, end)) }];
  });
}
