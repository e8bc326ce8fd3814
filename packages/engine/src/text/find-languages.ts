import type { LanguageLevel } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import data from '../../data/languages.json' with { type: 'json' };
import { activitiesIn, isLegend, markOfGrid } from './language-grid.ts';
import { lazily } from './lazily.ts';
import { lookUp } from './look-up.ts';
import { stem } from './stem.ts';
import { type Token, tokenise } from './tokenise.ts';

export type FoundLanguage = { name: string; level: LanguageLevel | null; span: Span };
/** `span` takes in the level where it stands beside the name, `named` is the name alone. */
type NamedLanguage = FoundLanguage & { named: Span };

type Mention = { name: string; from: number; to: number };
type Rating = { level: LanguageLevel; from: number; to: number };

/** Phrases by the stem of their first word, the longest first. */
type Phrases<Value> = Map<string, { stems: string[]; value: Value }[]>;

const names = lazily(() => phrasesOf(data.names));
const levels = lazily(() => phrasesOf(data.levels) as Phrases<LanguageLevel>);

function phrasesOf(groups: Record<string, string[]>): Phrases<string> {
  const phrases: Phrases<string> = new Map();
  for (const [value, written] of Object.entries(groups))
    for (const phrase of written) {
      const stems = phrase.split(' ').map(stem);
      const [first = ''] = stems;
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, value }]);
    }
  for (const alike of phrases.values()) alike.sort((a, b) => b.stems.length - a.stems.length);
  return phrases;
}

/**
 * Languages named in a text, each with its level when told: a CEFR mark, a test score, or a word (data/languages.json:
 * « notions » A2, « scolaire » and « intermédiaire » B1, « lu, écrit, parlé » B2, « courant » C1, « bilingue » C2). Of
 * several marks, one an activity, that of speech counts (see `markOfGrid`); stars, bars and percentages tell no level.
 * `tokens` are the words of the text, where they have been read.
 */
export function findLanguages(text: string, tokens: readonly Token[] = tokenise(text)): NamedLanguage[] {
  const mentions = readMentions(tokens);
  if (mentions.length === 0) return [];
  const ratings = readRatings(tokens);
  const groups = groupMentions(mentions, tokens, text);
  let columns: string[] = [];
  return groups.flatMap((group, index) => {
    const named = columnsAbove(text, tokens, group, groups[index - 1], ratings);
    if (named.length > 1) columns = named;
    const from = (groups[index - 1]?.at(-1)?.to ?? 0) as number;
    const to = groups[index + 1]?.[0]?.from ?? tokens.length;
    const rating = ratingFor(group, ratings, tokens, text, from, to, columns);
    return group.map((mention) => toFound(mention, rating, tokens, group.length === 1));
  });
}

/** Whether words of these stems may name a language at all. */
export function mayNameLanguage(stems: readonly string[]): boolean {
  return stems.some((each) => names().has(each));
}

function longestAt<Value>(
  phrases: Phrases<Value>,
  tokens: readonly Token[],
  from: number,
): { value: Value; to: number } | null {
  const alike = phrases.get((tokens[from] as Token).stem);
  const found = alike?.find(({ stems }) => stems.every((each, index) => each === stemAt(tokens, from + index)));
  return found ? { value: found.value, to: from + found.stems.length } : null;
}

function stemAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.stem;
}

function readMentions(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; ) {
    const match = longestAt(names(), tokens, index);
    if (match) mentions.push({ name: match.value, from: index, to: match.to });
    index = match?.to ?? index + 1;
  }
  return mentions;
}

const cefr = /^([abc])([12])$/;

function readRatings(tokens: readonly Token[]): Rating[] {
  const ratings: Rating[] = [];
  for (let index = 0; index < tokens.length; ) {
    const rating = ratingAt(tokens, index);
    if (rating) ratings.push(rating);
    index = rating?.to ?? index + 1;
  }
  return ratings;
}

function ratingAt(tokens: readonly Token[], index: number): Rating | null {
  const token = tokens[index] as Token;
  if (cefr.test(token.key)) return { level: token.key.toUpperCase() as LanguageLevel, from: index, to: index + 1 };
  const score = scoreLevel(token.key, tokens[index + 1]?.key);
  if (score) return { level: score, from: index, to: index + 2 };
  const match = longestAt(levels(), tokens, index);
  return match && { level: match.value, from: index, to: match.to };
}

/** Bounds of the CEFR as the test makers publish them. */
const tests: Record<string, [number, LanguageLevel][]> = {
  toeic: [
    [945, 'C1'],
    [785, 'B2'],
    [550, 'B1'],
    [225, 'A2'],
    [120, 'A1'],
  ],
  toefl: [
    [95, 'C1'],
    [72, 'B2'],
    [42, 'B1'],
  ],
  ielts: [
    [8.5, 'C2'],
    [7, 'C1'],
    [5.5, 'B2'],
    [4, 'B1'],
  ],
};

function scoreLevel(test: string, written: string | undefined): LanguageLevel | null {
  return lookUp(tests, test)?.find(([least]) => Number(written) >= least)?.[1] ?? null;
}

/** « Anglais et espagnol courants »: languages that share what follows. */
function groupMentions(mentions: readonly Mention[], tokens: readonly Token[], text: string): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of mentions) {
    const last = groups.at(-1)?.at(-1);
    const between = last ? text.slice((tokens[last.to - 1] as Token).end, (tokens[mention.from] as Token).start) : '';
    if (last && /^\s?(?:et|and|\/|-|–|&)\s?(?:l[’'])?$/.test(between)) groups.at(-1)?.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

/** The level told after the language, before the next one; else the one just before it (« notions d'allemand »). */
function ratingFor(
  group: readonly Mention[],
  ratings: readonly Rating[],
  tokens: readonly Token[],
  text: string,
  from: number,
  to: number,
  columns: readonly string[],
): Rating | null {
  const last = group.at(-1) as Mention;
  const first = group[0] as Mention;
  const between = ratings.slice(firstFrom(ratings, from), firstFrom(ratings, to));
  const before = between.filter((rating) => rating.to <= first.from);
  const near = before.findLast((rating) => isBeside(text, tokens, rating.to - 1, first.from));
  const after = between.filter((rating) => rating.from >= last.to);
  if (near) return gradeBehind(text, tokens, last, after) ?? near;
  const marks = after.filter((each) => isMark(each, tokens)).map((each) => ({ ...each, ...spanOf(each, tokens) }));
  const mark = markOfGrid(text, spanOf(last, tokens).end, marks, columns);
  if (mark) return mark;
  const word = after.find((each) => !isMark(each, tokens) && isReachable(text, tokens, last.to - 1, each.from));
  return word ?? null;
}

/** « je pratique l’anglais (niveau C1) »: a mark right behind says it better than a word before. */
function gradeBehind(text: string, tokens: readonly Token[], last: Mention, [next]: readonly Rating[]): Rating | null {
  if (!next || !isMark(next, tokens)) return null;
  const between = text.slice(spanOf(last, tokens).end, spanOf(next, tokens).start);
  return /^,? ?\(?(?:au |de )?(?:niveau )?$/i.test(between) ? next : null;
}

function spanOf({ from, to }: { from: number; to: number }, tokens: readonly Token[]): Span {
  return { start: (tokens[from] as Token).start, end: (tokens[to - 1] as Token).end };
}

function isMark({ from, to }: Rating, tokens: readonly Token[]): boolean {
  return to - from === 1 && cefr.test((tokens[from] as Token).key);
}

/** The activities that head the columns of a table, between what was told of the language before and this one. */
function columnsAbove(
  text: string,
  tokens: readonly Token[],
  group: readonly Mention[],
  before: readonly Mention[] | undefined,
  ratings: readonly Rating[],
): string[] {
  const first = (group[0] as Mention).from;
  const rating = ratings[firstFrom(ratings, first) - 1];
  const last = Math.max(before?.at(-1)?.to ?? 0, rating?.to ?? 0);
  const start = last > 0 ? (tokens[last - 1] as Token).end : 0;
  return activitiesIn(text.slice(start, (tokens[first] as Token).start).slice(-200));
}

/** Index of the first rating at or after a token; ratings are in order. */
function firstFrom(ratings: readonly Rating[], token: number): number {
  let low = 0;
  let high = ratings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ratings[middle] as Rating).from < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBeside(text: string, tokens: readonly Token[], left: number, right: number): boolean {
  const gap = text.slice((tokens[left] as Token).end, (tokens[right] as Token).start);
  return (
    gap.length < 10 && /^(?:[ \u00a0]?:[ \u00a0]|[ \u00a0](?:d[’']|de l[’']|en |du |de |l[’']|of |in )?)$/i.test(gap)
  );
}

function isReachable(text: string, tokens: readonly Token[], left: number, right: number): boolean {
  const gap = text.slice((tokens[left] as Token).end, (tokens[right] as Token).start);
  return gap.length < 60 && !isLegend(gap);
}

function toFound(mention: Mention, rating: Rating | null, tokens: readonly Token[], wide: boolean): NamedLanguage {
  const from = rating && wide ? Math.min(rating.from, mention.from) : mention.from;
  const to = rating && wide ? Math.max(rating.to, mention.to) : mention.to;
  const span = { start: (tokens[from] as Token).start, end: (tokens[to - 1] as Token).end };
  return { name: mention.name, level: rating?.level ?? null, span, named: spanOf(mention, tokens) };
}
