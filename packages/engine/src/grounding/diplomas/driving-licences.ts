import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';

/** What each category of a driving licence lets one drive besides. */
const within: Record<string, string[]> = {
  CE: ['C', 'C1E', 'C1', 'BE', 'B'],
  C: ['C1', 'B'],
  C1E: ['C1', 'BE', 'B'],
  C1: ['B'],
  DE: ['D', 'D1E', 'D1', 'BE', 'B'],
  D: ['D1', 'B'],
  D1: ['B'],
  BE: ['B96', 'B'],
  B96: ['B'],
  B: ['AM'],
  A: ['A2', 'A1', 'AM'],
  A2: ['A1', 'AM'],
  A1: ['AM'],
};
/** The categories that everyone’s words stand for, any of which will do. */
const words: [RegExp, string[]][] = [
  [/^(?:voiture|auto|vl|vehicules? legers?)$/, ['B']],
  [/^(?:moto|motos|gros cube)$/, ['A', 'A2', 'A1']],
  [/^(?:remorque|caravane)s?$/, ['BE', 'B96', 'CE']],
  [/^(?:poids[ -]lourds?|pl|camion)$/, ['C', 'C1']],
  [/^(?:super[ -]lourds?|spl|semi(?:-remorque)?)$/, ['CE']],
  [/^(?:bus|autobus|cars?|autocars?|transports? en commun)$/, ['D', 'D1']],
  [/^(?:cyclo|cyclomoteur|scooter|mobylette)$/, ['AM']],
  [/^(?:bateau|cotier|hauturier|fluvial)$/, ['bateau']],
];

const code = /(?<![\p{L}\d’'])(?:AM|A[12]?|B(?:1|96|E)?|C1E?|CE?|D1E?|DE?|E[BCD]|E\([BCD]\))(?![\p{L}\d’'])/gu;
const spoken =
  /\b(?:voiture|vl|moto|remorque|caravane|poids[ -]lourds?|pl|camion|super[ -]lourds?|spl|bus|autocar|transports? en commun|scooter|bateau|cotier|hauturier|fluvial)\b/g;
const other = /\b(?:caces|r ?4\d\d|cat\.|categorie|certiphyto|adr|langues?|niveau)\b/;

/** The categories of driving licences that the lines on a « permis » tell, with those they include. */
export const licencesHeld = oncePer((facts: Facts): Set<string> => {
  const held = new Set<string>();
  const add = (category: string) => {
    if (held.has(category)) return;
    held.add(category);
    for (const each of within[category] ?? []) add(each);
  };
  for (const line of facts.linesOfStem.get('permis') ?? []) for (const category of toldOn(facts, line)) add(category);
  return held;
});

/** The categories behind « permis » on a line, by their code and in everyone’s words. */
function toldOn({ lineText, writtenLine }: Facts, line: number): string[] {
  const folded = lineText(line);
  const from = folded.indexOf('permis') + 'permis'.length;
  const rest = folded.slice(from);
  // « PERMIS » above « B, BE »: a heading tells them on the next line.
  const isHeading = /^\W*$/.test(rest);
  const to = from + (other.exec(rest)?.index ?? rest.length);
  const written = isHeading ? writtenLine(line + 1) : writtenLine(line).slice(from, to);
  const said = isHeading ? lineText(line + 1) : folded.slice(from, to);
  return [
    ...[...written.matchAll(code)].map(([found]) => found.replace(/^E\(?([BCD])\)?$/, '$1E')),
    ...[...said.matchAll(spoken)].flatMap(([found]) => words.find(([is]) => is.test(found))?.[1] ?? []),
  ];
}

const item =
  '(?:voiture|auto|vl|moto|gros cube|remorque|caravane|poids[ -]lourds?|pl|camion|super[ -]lourds?|spl|semi-remorque|semi|bus|autobus|cars?|autocars?|transports? en commun|cyclo|cyclomoteur|scooter|bateau|cotier|hauturier|fluvial|am|a[12]?|b(?:96|e)?|c1?e?|d1?e?)(?![a-z\\d])';
const joined =
  "(?: ?, ?| et | ou | ainsi que | comme | ?/ ?| ?\\+ ?)(?:(?:le |la |les |mon |du |de |celui |permis |aussi |meme |d'))*";
const list = new RegExp(`\\bpermis (?:de (?:conduire )?)?(?:${item})((?:${joined}${item})*)`, 'g');

/** Whether a word stands for a category of licences behind « permis ». */
export function isLicenceWord(word: string): boolean {
  return words.some(([is]) => is.test(word));
}

/** « Permis voiture, moto et poids lourd » of one who holds B and A: each category of a list has to be held. */
export function otherLicences({ reading, marks, own }: CheckContext): Finding[] {
  const { folded, text } = reading;
  return [...folded.matchAll(list)].flatMap(({ index, 0: written, 1: more = '' }): Finding[] => {
    if (marks[index] !== stances.self || more === '') return [];
    const from = index + written.length - more.length;
    return [...more.matchAll(new RegExp(item, 'g'))].flatMap(({ index: place, 0: named }): Finding[] => {
      const categories = words.find(([is]) => is.test(named))?.[1];
      if (!categories || categories.some((category) => licencesHeld(own).has(category))) return [];
      const [start, end] = [from + place, from + place + named.length];
      return [{ kind: 'certification', start, end, reason: reasons.skill(text.slice(start, end)) }];
    });
  });
}
