import { matchesOf } from '../../text/matches-of.ts';
import { oncePer } from '../../text/once-per.ts';
import type { CheckContext, Finding } from '../context.ts';
import type { Facts } from '../facts/facts.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import words from './place-names.json' with { type: 'json' };

const byName = new Map(
  words.departments.map((line): [string, string] => {
    const [number = '', name = ''] = line.split(' ');
    return [name, number];
  }),
);
const names = [...byName.keys()].map((name) => name.replaceAll('-', "[ '-]")).join('|');
const article = "(?:le |la |les |l'|du |de la |de l'|des |en |dans le |dans la |dans l'|dans les )?";
/** Two departments side by side: « le Gard et le Vaucluse », « du Gard, de l’Hérault ». */
const pairs = new RegExp(`\\b(${names})(?: et |, )${article}(${names})(?![a-z-]*[a-z])`, 'g');

/**
 * « dans le Gard et le Vaucluse » of one who tells « Gard et Hérault »: which department a town lies in everybody can look
 * up, and none is told by the one beside it.
 */
export function checkListedRegions({ reading, marks, own }: CheckContext): Finding[] {
  return matchesOf(reading.folded, pairs).flatMap(({ index, 0: written, 1: first = '', 2: second = '' }): Finding[] => {
    const end = index + written.length;
    const places = [
      { name: first, start: index },
      { name: second, start: end - second.length },
    ];
    const told = places.filter(({ name }) => isTold(own, name));
    if (marks[index] !== stances.self || told.length !== 1) return [];
    return places
      .filter((place) => !told.includes(place) && !isNear(own, place.name))
      .map(({ name, start }): Finding => {
        const quote = reading.text.slice(start, start + name.length);
        return { kind: 'name', start, end: start + name.length, reason: reasons.name(quote) };
      });
  });
}

const keyOf = (name: string) => name.replace(/[ ']/g, '-');

function isTold({ flat }: Facts, name: string): boolean {
  return flat.replace(/[ ']/g, '-').includes(keyOf(name));
}

/** A town of it is told, by its postcode or the number in brackets. */
function isNear(facts: Facts, name: string): boolean {
  const number = byName.get(keyOf(name));
  return number !== undefined && numbersTold(facts).has(number);
}

const numbersTold = oncePer(({ flat }: Facts) => {
  const codes = [...flat.matchAll(/(?<!\d)(\d\d)\d{3}(?!\d)|\((\d\d[ab\d]?)\)/g)].map(
    ([, code, alone]) => code ?? alone ?? '',
  );
  // « tournée régionale 19-24-46 »
  const listed = [...flat.matchAll(/\b\d\d(?:(?: ?[/,-] ?| et )\d\d)+\b/g)].flatMap(
    ([all]) => all.match(/\d\d/g) ?? [],
  );
  return new Set([...codes, ...listed]);
});
