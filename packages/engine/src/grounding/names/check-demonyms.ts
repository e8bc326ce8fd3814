import { knownCity } from '../../text/known-names.ts';
import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import words from './place-names.json' with { type: 'json' };

type Place = { town: string; departments: string[] };

/** The towns by the word of those who live there. */
const places = new Map<string, Place>(
  words.demonyms.flatMap((line) => {
    const [where = '', names = ''] = line.split(': ');
    const [town = '', ...departments] = where.split(' ');
    return names.split(' ').map((name): [string, Place] => [name, { town, departments }]);
  }),
);

/** « un congrès parisien », « un jury angevin »: of a town that the documents neither name nor are near to. */
export function checkDemonyms({ reading, marks, own }: CheckContext): Finding[] {
  return reading.tokens.flatMap(({ key, start, end }): Finding[] => {
    if (marks[start] !== stances.self) return [];
    const place = placeOf(key);
    if (!place || isNear(own, place) || own.words.has(key)) return [];
    return [{ kind: 'name', start, end, reason: reasons.name(reading.text.slice(start, end)) }];
  });
}

/** No such word is shorter: most words of a text begin like none of them. */
const headLength = 4;
const heads = new Set([...places.keys()].map((name) => name.slice(0, headLength)));

function placeOf(key: string): Place | undefined {
  if (!heads.has(key.slice(0, headLength))) return undefined;
  const name = key.replace(/s$/, '');
  return [key, name, name.replace(/e$/, ''), name.replace(/ne$/, ''), `${name}s`]
    .map((each) => places.get(each))
    .find(Boolean);
}

function isNear(facts: Facts, place: Place): boolean {
  const known = nearTo(facts);
  const isKnown = known.get(place) ?? isTold(facts, place);
  known.set(place, isKnown);
  return isKnown;
}

const nearTo = oncePer((_: Facts) => new Map<Place, boolean>());

/** The town itself, or another one of its department, by the number or the postcode beside it: « 13500 pièces » is none. */
function isTold({ words: told, flat, reading: { text } }: Facts, { town, departments }: Place): boolean {
  if (told.has(town) || flat.includes(town)) return true;
  return departments.some((number) => {
    const beside = [...text.matchAll(new RegExp(`(?<![\\d.,])${number}\\d{3} +([\\p{L}'-]+)`, 'gu'))];
    if (beside.some(([, word = '']) => /^\p{Lu}/u.test(word) || knownCity(word) !== null)) return true;
    return new RegExp(`\\(${number}\\)|\\b(?:departement|dept?\\.?) (?:du )?${number}\\b`).test(flat);
  });
}
