import { startsWithVowel } from './starts-with-vowel.ts';

/** « de Lyon », « d’Angers », « du poste », « des stocks »: « de » before a noun phrase, with its article if it has one. */
export function withDe(phrase: string): string {
  const [, article, rest] = /^(les?) (.+)$/s.exec(phrase) ?? [];
  if (article === 'le') return `du ${rest}`;
  if (article === 'les') return `des ${rest}`;
  if (/^des /.test(phrase)) return withDe(phrase.slice(4));
  return startsWithVowel(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** « à la paie », « au poste », « aux stocks ». */
export function withA(phrase: string): string {
  const [, article, rest] = /^(les?) (.+)$/s.exec(phrase) ?? [];
  if (article === 'le') return `au ${rest}`;
  return article === 'les' ? `aux ${rest}` : `à ${phrase}`;
}

/** « que vous », « qu’une ». */
export function withQue(clause: string): string {
  return startsWithVowel(clause) ? `qu’${clause}` : `que ${clause}`;
}

/** « je gère », « j’accueille »: the subject before a verb, « y » and the like in between. */
export function withJe(verb: string): string {
  return startsWithVowel(verb) ? `j’${verb}` : `je ${verb}`;
}

/** The definite article before a noun whose gender is known. */
export function withThe(noun: string, gender: 'm' | 'f' | 'plural'): string {
  if (gender === 'plural') return `les ${noun}`;
  if (startsWithVowel(noun)) return `l’${noun}`;
  return gender === 'm' ? `le ${noun}` : `la ${noun}`;
}

/** « Lyon, Nantes et Brest ». */
export function enumerated(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;
}

/** « à SAP, à la DSN et au MRP »: the preposition before each thing that has its article, once before names. */
export function withEachA(list: string): string {
  const things = list.split(/, | et /);
  const isEach =
    things.some((thing) => /^(?:les? |la |l’)/.test(thing)) && !things.some((thing) => /^d(?:es|u) /.test(thing));
  return isEach ? enumerated(things.map(withA)) : withA(list);
}
