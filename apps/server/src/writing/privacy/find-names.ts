import { isEveryday } from '@coach/engine/grounding/words/everyday';
import { foldText } from '@coach/engine/text/fold-text';
import type { Detail } from './detail.ts';
import type { PlainView } from './plain-view.ts';

type NameKind = 'PRENOM' | 'NOM';
type Person = { number: number; first: string[]; last: string[] };
type Part = { person: Person; kind: NameKind };
type Word = { start: number; end: number; key: string; part: Part | null };

/** People’s names by their words. The first is whom the documents are about; others are named by them. */
export type People = { list: Person[]; parts: Map<string, Part>; joined: Map<string, Person> };

const particles = new Set('de du des da dos del di la le les van von der den el al ben bin d l y e et'.split(' '));
const months = /^(?:janvier|avril|mai|juin|juillet|aout|septembre|octobre)$/;

export function noPeople(): People {
  return { list: [], parts: new Map(), joined: new Map() };
}

/** Takes a full name in, first name first. A name that shares its words with a person already known is theirs. */
export function addPerson(people: People, fullName: string, isSamePerson: boolean): void {
  const words = wordsOf(fullName);
  const [opening] = words;
  if (!opening) return;
  const known = words.map(({ key }) => people.parts.get(key)).find((part) => part !== undefined);
  const person = (isSamePerson && people.list[0]) || known?.person || newPerson(people);
  const firstEnd = fullName.slice(opening.end).search(/[\s,]/) + opening.end;
  for (const { key, start } of words) {
    if (people.parts.has(key)) continue;
    const kind: NameKind = words.length > 1 && start < firstEnd ? 'PRENOM' : 'NOM';
    people.parts.set(key, { person, kind });
    (kind === 'PRENOM' ? person.first : person.last).push(key);
  }
  for (const handle of handlesOf(person)) people.joined.set(handle, person);
}

/** « sophiemartin », « martinsophie », « smartin », « martins ». */
function handlesOf({ first, last }: Person): string[] {
  const [given, family] = [first.join(''), last.join('')];
  if (given === '' || family === '') return [];
  const initial = given[0] as string;
  return [given + family, family + given, initial + family, family + initial].filter(({ length }) => length > 4);
}

function newPerson(people: People): Person {
  const person = { number: people.list.length + 1, first: [], last: [] };
  people.list.push(person);
  return person;
}

function wordsOf(name: string): Omit<Word, 'part'>[] {
  return [...foldText(name).matchAll(/\p{L}+/gu)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length, key: match[0] }))
    .filter(({ key }) => key.length > 1 && !particles.has(key));
}

/** Every place that names one of the people: in capitals, reversed, with an initial, letter by letter, in a handle. */
export function findNames(view: PlainView, people: People): Detail[] {
  if (people.list.length === 0) return [];
  const words = [...view.plain.matchAll(/\p{L}+/gu)].map((match): Word => {
    const key = match[0];
    return { start: match.index, end: match.index + key.length, key, part: people.parts.get(key) ?? null };
  });
  return [
    ...people.list.flatMap((person) => spacedOut(view, person)),
    ...words.flatMap((word) => joinedName(view, people, word)),
    ...groupsOf(view, words).flatMap((group) => detailsOf(view, group)),
    ...initialsOnly(view, people),
  ];
}

function detail(view: PlainView, person: Person, kind: NameKind, start: number, end: number): Detail {
  return { kind, thing: `personne ${person.number}`, number: person.number, ...view.placeOf(start, end) };
}

/** « S O P H I E  M A R T I N ». */
function spacedOut(view: PlainView, person: Person): Detail[] {
  const orders = [
    [...person.first, ...person.last],
    [...person.last, ...person.first],
  ];
  return orders.flatMap((order) => {
    const letters = order.join('');
    if (letters.length < 5) return [];
    const pattern = new RegExp(`(?<!\\p{L})${[...letters].join('[\\s-]{1,4}')}(?!\\p{L})`, 'gu');
    return [...view.plain.matchAll(pattern)].map((match) =>
      detail(view, person, 'NOM', match.index, match.index + match[0].length),
    );
  });
}

/** « sophiemartin », « smartin ». */
function joinedName(view: PlainView, people: People, word: Word): Detail[] {
  const person = word.part ? undefined : people.joined.get(word.key);
  return person ? [detail(view, person, 'NOM', word.start, word.end)] : [];
}

/** Runs of words of one person’s name, particles between them left out of account. */
function groupsOf(view: PlainView, words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let last: Word | null = null;
  for (const word of words) {
    if (!word.part) continue;
    const gap = last ? view.plain.slice(last.end, word.start) : '';
    const goesOn = last?.part?.person === word.part.person && gap.length < 16 && isGap(gap);
    if (goesOn) groups.at(-1)?.push(word);
    else groups.push([word]);
    last = word;
  }
  return groups;
}

function isGap(gap: string): boolean {
  return /^[\s.,_'’-]{0,3}(?:(?:de|du|des|la|le|van|von|der|den|el|ben|d|l)[\s'’-]{1,2}){0,3}$/u.test(gap);
}

function detailsOf(view: PlainView, group: Word[]): Detail[] {
  const [first, last] = [group[0] as Word, group.at(-1) as Word];
  const { person } = first.part as Part;
  const initials = initialsBeside(view, person, first, last);
  if (group.length === 1 && initials.length === 0 && !isNameHere(view, first)) return [];
  const runs: { kind: NameKind; start: number; end: number }[] = [];
  for (const { start, end, part } of group) {
    const run = runs.at(-1);
    if (run && run.kind === part?.kind) run.end = end;
    else runs.push({ kind: (part as Part).kind, start, end });
  }
  return [...runs.map(({ kind, start, end }) => detail(view, person, kind, start, end)), ...initials];
}

/** A word alone names somebody where it has a capital, or is none of everyone’s words. */
function isNameHere(view: PlainView, { start, end, key, part }: Word): boolean {
  const place = view.placeOf(start, end);
  const written = view.text.slice(place.start, place.end);
  const after = view.plain.slice(end, end + 12);
  if (months.test(key) && /^ (?:\d|-|–)/.test(after)) return false;
  const isEverybodys = isEveryday(key);
  if (written === written.toLowerCase()) return part?.person.number === 1 && key.length > 2 && !isEverybodys;
  const opens = /(?:^|[\n.!?•·:–—*-])\s{0,4}$/.test(view.plain.slice(Math.max(0, start - 6), start));
  return !(isEverybodys && opens && /^ \p{Ll}/u.test(view.text.slice(place.end, place.end + 2)));
}

/** « S. Martin », « J.-P. Durand », « Martin S. ». */
function initialsBeside(view: PlainView, person: Person, first: Word, last: Word): Detail[] {
  if (first.part?.kind !== 'NOM' || last.part?.kind !== 'NOM' || person.first.length === 0) return [];
  const letters = person.first.map((word) => word[0] as string);
  const forms = [`${letters[0]}\\.?`, letters.map((letter) => `${letter}\\.?`).join('[ -]?')].join('|');
  const before = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})[ -]{0,2}$`, 'u');
  const behind = new RegExp(`^,? (?:${forms})(?![\\p{L}\\p{N}])`, 'u');
  const from = Math.max(0, first.start - 14);
  const [head, tail] = [
    before.exec(view.plain.slice(from, first.start)),
    behind.exec(view.plain.slice(last.end, last.end + 14)),
  ];
  const found: Detail[] = [];
  if (head) found.push(detail(view, person, 'PRENOM', from + head.index, from + head.index + head[0].trimEnd().length));
  if (tail) found.push(detail(view, person, 'PRENOM', last.end + tail[0].search(/\p{L}/u), last.end + tail[0].length));
  return found.filter(({ start }) => /\p{Lu}/u.test(view.text[start] as string));
}

/** « J. D. », « J.D. ». */
function initialsOnly(view: PlainView, people: People): Detail[] {
  return people.list.flatMap((person) => {
    const [first, last] = [person.first[0]?.[0], person.last[0]?.[0]];
    if (!first || !last) return [];
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${first}\\. ?${last}\\.(?![\\p{L}\\p{N}])`, 'gu');
    return [...view.plain.matchAll(pattern)]
      .map((match) => detail(view, person, 'NOM', match.index, match.index + match[0].length))
      .filter(({ start }) => /\p{Lu}/u.test(view.text[start] as string));
  });
}
