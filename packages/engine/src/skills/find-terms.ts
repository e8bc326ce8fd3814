import { type Token, tokenise } from '../text/tokenise.ts';
import { once } from '../text/while-reading.ts';
import { drivingClassesAt } from './driving-classes.ts';
import { withLawyersTitle } from './law-title.ts';
import { sectorOf } from './skill-links.ts';
import type { Term, TermKind } from './term.ts';
import { matchTermAt, type TermMatch } from './term-trie.ts';
import { termNames, termTrie } from './terms.ts';
import type { Ending } from './written-by.ts';

export type FoundTerm = { name: string; kind: TermKind; sector: string; start: number; end: number };

/** How far, in characters, another term of the sector may stand for an everyday word to count as a term. */
const contextReach = 120;

/**
 * Every known term of a text in order: the longest at each place, whole words only, `text.slice(start, end)`. `tokens` are
 * the words of the text, where they have been read.
 */
export function findTerms(text: string, tokens?: readonly Token[]): readonly FoundTerm[] {
  return tokens ? termsAmong(text, tokens) : termsOf(text);
}

const termsOf = once((text) => termsAmong(text, tokenise(text)));

function termsAmong(text: string, tokens: readonly Token[]): readonly FoundTerm[] {
  const trie = termTrie();
  const matches: TermMatch[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = matchTermAt(trie, text, tokens, index);
    const match = found && mayMean(text, found) ? found : null;
    if (match && !isCompound(text, match.end)) matches.push(match);
    index = match ? match.nextToken : index + 1;
  }
  const found = matches.flatMap((match, index) => {
    const meant = meantBy(matches, index);
    if (!meant) return [];
    return withCategories(meant.term === match.term ? match : { ...match, ...meant }, text);
  });
  return withLawyersTitle(found, text);
}

function mayMean(text: string, found: TermMatch): boolean {
  return !crossesHeading(text, found) && !isOnlyNumber(text, found) && !isUpkeep(text, found);
}

/** « L’entretien annuel et le dépannage de chaudières » is of machines, « l’entretien annuel des salariés » of people. */
function isUpkeep(text: string, { term, end }: TermMatch): boolean {
  return term.name === 'Entretiens annuels' && machines.test(text.slice(end, end + 60));
}

const machines =
  /^[^.;:\n]{0,40}(?<!\p{L})(?:chaudi[èe]re|climatis|pompe|po[êe]le|machine|[ée]quipement|v[ée]hicule|installation|appareil|ascenseur|mat[ée]riel|b[âa]timent|chaufferie|ventilation|VMC|extincteur|ramonage)/iu;

/** « FORMATIONS » above « Permis B » is a heading, and no word of what stands below. */
function crossesHeading(text: string, { start, end }: TermMatch): boolean {
  const inside = text.slice(start, end).indexOf('\n');
  if (inside < 0) return false;
  const newline = start + inside;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, newline);
  return line.length < shortLine && !/\p{Ll}/u.test(line) && /^\s*\p{Lu}\p{Ll}/u.test(text.slice(newline + 1, end));
}

/** A heading is no longer than this. */
const shortLine = 50;

/** « 115 000 km », « 1 115 », « 115 lits »: the digits of a number or of a count are no name, as those of « le 115 » are. */
function isOnlyNumber(text: string, { start, end }: TermMatch): boolean {
  const first = text.charCodeAt(start);
  if (first < 0x30 || first > 0x39) return false;
  if (!/^\d+$/.test(text.slice(start, end))) return false;
  return (
    /\d[ \u00a0\u202f.,]$/u.test(text.slice(Math.max(0, start - 2), start)) || counts.test(text.slice(end, end + 24))
  );
}

const counts =
  /^(?:[ \u00a0\u202f.]\d{3}(?!\d)|[.,]\d|\s?(?:[€%°]|(?:k€|km|kg|m²|m2|h|t)(?![\p{L}\d]))|[ \u00a0](?!(?:vers|sans|dans|puis|depuis|apr[èe]s|hors|plus|mais)\s)\p{Ll}{3,}s(?!\p{L}))/u;

/** « Contrats-cadres » are no « contrats ». */
function isCompound(text: string, end: number): boolean {
  return text[end] === '-' && /^-(?:cadres?|types?|clés?|tests?|pilotes?)(?!\p{L})/u.test(text.slice(end, end + 9));
}

/** What the words mean here: the term its neighbours ask for, else one that needs none, else nothing. */
function meantBy(matches: readonly TermMatch[], index: number): Ending | null {
  const match = matches[index] as TermMatch;
  const asked = match.senses.find((sense) => sense.form.needsContext && hasContext(matches, index, sense));
  return asked ?? match.senses.find(({ form }) => !form.needsContext) ?? null;
}

function hasContext(matches: readonly TermMatch[], index: number, sense: Ending): boolean {
  return nearInSector(matches, index, sense, -1) || nearInSector(matches, index, sense, 1);
}

function nearInSector(matches: readonly TermMatch[], index: number, sense: Ending, step: 1 | -1): boolean {
  const match = matches[index] as TermMatch;
  for (let other = matches[index + step], at = index; other; at += step, other = matches[at + step]) {
    const distance = step > 0 ? other.start - match.end : match.start - other.end;
    if (distance > contextReach) return false;
    if (!other.form.needsContext && other.term !== sense.term && speaksOf(other.term, sense.term.sector)) return true;
  }
  return false;
}

/** A certificate speaks of the sector of what it proves: SSIAP 1 of security. */
function speaksOf(term: Term, sector: string): boolean {
  return term.sector === sector || term.broader.some((name) => sectorOf(name) === sector);
}

const category = /^(?:\s?(?:,|et|&|\/|-|\+)\s?|\s)(?:(?:cat[ée]gories?|cat\.)\s)?([1-7])([AB])?(?![\dA-Za-z%])/;

/** « CACES R486 nacelle, catégorie B »: what is driven stands between. */
const categoryNamed = /^(?:\s\(?\p{Ll}{4,16}\)?){1,2},?\s(?:cat[ée]gorie|cat\.?)\s([A-G]|[1-9][AB]?)(?![\p{L}\d])/u;

/** « Permis B, C et CE » names three licences. */
function withClasses(only: FoundTerm, text: string): FoundTerm[] {
  const found = drivingClassesAt(text, only.start);
  // « Permis d’exploitation » is no licence to drive.
  if (found.length === 0 && /\s[a-d]$/.test(text.slice(only.start, only.end)) && /['’]/.test(text[only.end] ?? ''))
    return [];
  return found.length === 0 ? [only] : found.map((each) => ({ ...only, ...each }));
}

/** « CACES R489 catégories 1A, 3 et 5 » names three licences. */
function withCategories(match: TermMatch, text: string): FoundTerm[] {
  const first = toFound(match);
  const found = [first];
  if (/^Permis [A-D]/.test(match.term.name)) return withClasses(first, text);
  if (!match.term.name.startsWith('CACES R')) return found;
  const names = termNames();
  const named = categoryNamed.exec(text.slice(match.end, match.end + 56));
  const whole = `${match.term.name} catégorie ${named?.[1]}`;
  if (named && names.has(whole)) {
    const end = match.end + named[0].length;
    found.push({ ...first, name: whole, start: end - (named[1] as string).length, end });
  }
  if (!match.term.name.startsWith('CACES R489')) return found;
  let at = match.end;
  for (let next = category.exec(text.slice(at, at + 24)); next; next = category.exec(text.slice(at, at + 24))) {
    const name = `CACES R489 catégorie ${next[1] === '1' ? '1A' : next[1]}`;
    const end = at + next[0].length;
    if (names.has(name)) found.push({ ...first, name, start: end - (next[1] + (next[2] ?? '')).length, end });
    at = end;
  }
  return found;
}

function toFound(match: TermMatch): FoundTerm {
  return {
    name: match.term.name,
    kind: match.term.kind,
    sector: match.term.sector,
    start: match.start,
    end: match.end,
  };
}
