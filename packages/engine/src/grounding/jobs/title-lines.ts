import type { ParsedCv } from '@coach/contracts/cv';
import { findTerms } from '../../skills/find-terms.ts';
import { foldWord } from '../../text/fold-text.ts';
import { stem } from '../../text/stem.ts';
import { type Token, tokenise } from '../../text/tokenise.ts';
import type { Reading } from '../text/read-text.ts';
import { isSmallWord } from '../words/small-words.ts';

/**
 * The words of a line; `low` where the head stands beside a word that makes it less (« aide-comptable »), `isTitle` where
 * the line was understood as the title of a post.
 */
export type TitleLine = { words: Set<string>; low: boolean; isTitle: boolean };

const lowering = new Set(
  'aide assistant adjoint second sous demi vice apprenti stagiair eleve alternant commi'.split(' ').map(stem),
);

/** What a title may be the complement of: « poste de directeur ». */
const posts = new Set(
  'poste fonction métier rôle mission qualité statut titre emploi'.split(' ').map((word) => stem(foldWord(word))),
);

/** « aide », « adjointe », « demi »: words that make a title a lower one. */
export function lowersTitle(word: string): boolean {
  return lowering.has(word);
}

type Head = { index: number; low: boolean };

/** The words of a line that may head a title: in the singular, and no complement (« clerc de notaire » is no « notaire »). */
function headsOf(tokens: readonly Token[], stems: readonly string[]): Head[] {
  const heads: Head[] = [];
  let before = '';
  let link = '';
  tokens.forEach(({ key, start }, index) => {
    // « en 3 ans et demi, référent sécurité »: behind a break nothing lowers it.
    if (start - (tokens[index - 1]?.end ?? start) > 1) before = '';
    if (isSmallWord(key)) {
      link = key;
      return;
    }
    const word = stems[index] as string;
    // « relu avec la juriste », « la juriste valide »: another person.
    const governed = articles.has(link) || (links.has(link) && before !== '' && !posts.has(before));
    if (!governed && !/[^suoi]s$/.test(key)) heads.push({ index, low: lowersTitle(before) && !lowersTitle(word) });
    before = word;
    link = '';
  });
  return heads;
}

const links = new Set(['de', 'd', 'du']);
const articles = new Set(['la', 'le', 'l']);
const perWord = 40;

/**
 * For each word that may head a title, the lines on which it stands, outside of what `masked` covers. « Encadrement de
 * deux chefs de chantier » makes nobody a « chef de chantier ».
 */
export function titleLines(
  { tokens, stems }: Reading,
  lineOf: (place: number) => number,
  masked: (place: number) => boolean,
): Map<string, TitleLine[]> {
  const found = new Map<string, TitleLine[]>();
  let from = 0;
  tokens.forEach(({ start }, index) => {
    const next = tokens[index + 1];
    if (next && lineOf(next.start) === lineOf(start)) return;
    addHeads(found, tokens.slice(from, index + 1), stems.slice(from, index + 1), masked, false);
    from = index + 1;
  });
  return found;
}

/** Adds the titles that were understood, whatever lines they were broken over. */
export function addTitles(found: Map<string, TitleLine[]>, titles: readonly (string | null)[]): void {
  for (const title of titles) {
    const tokens = tokenise(title ?? '');
    addHeads(
      found,
      tokens,
      tokens.map(({ key }) => stem(key)),
      () => false,
      true,
    );
  }
}

function addHeads(
  found: Map<string, TitleLine[]>,
  tokens: readonly Token[],
  stems: readonly string[],
  masked: (place: number) => boolean,
  isTitle: boolean,
): void {
  const words = new Set(stems);
  for (const { index, low } of headsOf(tokens, stems)) {
    if (masked((tokens[index] as Token).start)) continue;
    const places = found.get(stems[index] as string) ?? [];
    if (places.length < perWord) places.push({ words, low, isTitle });
    found.set(stems[index] as string, places);
  }
}

/** The places of a CV that name others than the candidate: employers, schools, what a mission was about. */
export function namesOthers(cv: ParsedCv): (place: number) => boolean {
  const mask = new Uint8Array(cv.text.length + 1);
  for (const [path, { start, end }] of Object.entries(cv.spans)) {
    const isOthers = /^(?:contact\..+|experiences\.\d+\.company|education\.\d+\.school)$/.test(path);
    if (isOthers && !opensWithTrade(cv.text.slice(start, end))) mask.fill(1, start, end);
    if (!/^experiences\.\d+\.bullets\.\d+$/.test(path)) continue;
    maskTails(mask, cv.text, start, end);
  }
  return (place) => mask[place] === 1;
}

/** « Chargé de marketing, Logivert »: a title taken for the name of a firm. */
function opensWithTrade(name: string): boolean {
  return findTerms(name.slice(0, 80)).some(({ kind, start }) => kind === 'occupation' && start === 0);
}

/** Of a mission, only how it and its clauses begin may tell a role: « … , référent sécurité ». */
function maskTails(mask: Uint8Array, text: string, start: number, end: number): void {
  mask.fill(1, start, end);
  let at = start;
  for (const piece of text.slice(start, end).split(/(?<=[,;(:–]|\. )/)) {
    const second = tokenise(piece.slice(0, 80))[1];
    mask.fill(0, at, at + (second?.end ?? piece.length));
    at += piece.length;
  }
}
