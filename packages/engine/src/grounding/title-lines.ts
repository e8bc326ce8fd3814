import type { ParsedCv } from '@coach/contracts/cv';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Reading } from './read-text.ts';
import { isSmallWord } from './small-words.ts';

/** The words of a line; `low` where the head stands beside a word that makes it less (« aide-comptable »). */
export type TitleLine = { words: Set<string>; low: boolean };

const lowering = new Set(
  'aide assistant adjoint second sous demi vice apprenti stagiair eleve alternant commi'.split(' ').map(stem),
);

/** « aide », « adjointe », « demi »: words that make a title a lower one. */
export function lowersTitle(word: string): boolean {
  return lowering.has(word);
}

/**
 * For each word that may head a title, the lines on which it stands in the singular, outside of what `masked` covers.
 * « Encadrement de deux chefs de chantier » makes nobody a « chef de chantier ».
 */
export function titleLines(
  { tokens, stems }: Reading,
  lineOf: (place: number) => number,
  masked: (place: number) => boolean,
): Map<string, TitleLine[]> {
  const found = new Map<string, TitleLine[]>();
  const words = new Map<number, Set<string>>();
  let before = '';
  tokens.forEach(({ key, start }, index) => {
    const word = stems[index] as string;
    const line = lineOf(start);
    const known = words.get(line) ?? new Set();
    words.set(line, known);
    if (isSmallWord(key)) return;
    known.add(word);
    const singular = !/[^suoi]s$/.test(key);
    const places = found.get(word);
    const entry = { words: known, low: lowersTitle(before) && !lowersTitle(word) };
    before = word;
    if (!singular || masked(start)) return;
    if (!places) found.set(word, [entry]);
    else if (places.length < 40) places.push(entry);
  });
  return found;
}

/** Adds the titles that were understood, whatever lines they were broken over. */
export function addTitles(found: Map<string, TitleLine[]>, titles: readonly (readonly string[])[]): void {
  for (const title of titles) {
    const words = new Set(title);
    title.forEach((word, index) => {
      const low = lowersTitle(title[index - 1] ?? '') && !lowersTitle(word);
      found.set(word, [...(found.get(word) ?? []), { words, low }]);
    });
  }
}

/** The places of a CV that name others than the candidate: employers, schools, what a mission was about. */
export function namesOthers(cv: ParsedCv): (place: number) => boolean {
  const mask = new Uint8Array(cv.text.length + 1);
  for (const [path, { start, end }] of Object.entries(cv.spans)) {
    if (/^(?:contact\..+|experiences\.\d+\.company|education\.\d+\.school)$/.test(path)) mask.fill(1, start, end);
    if (!/^experiences\.\d+\.bullets\.\d+$/.test(path)) continue;
    maskTails(mask, cv.text, start, end);
  }
  return (place) => mask[place] === 1;
}

/** Of a mission, only how it and its clauses begin may tell a role: « … , référent sécurité ». */
function maskTails(mask: Uint8Array, text: string, start: number, end: number): void {
  mask.fill(1, start, end);
  let at = start;
  for (const piece of text.slice(start, end).split(/(?<=[,;(:–])/)) {
    const second = tokenise(piece.slice(0, 80))[1];
    mask.fill(0, at, at + (second?.end ?? piece.length));
    at += piece.length;
  }
}
