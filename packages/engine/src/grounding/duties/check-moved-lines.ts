import type { CheckContext, Finding } from '../context.ts';
import type { Anchor } from '../facts/anchors.ts';
import { firstStudy } from '../facts/career.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import type { Sentence } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';

/** Addressed to somebody, or a way through several jobs. */
const spoken = /\b(?:vous|votre|vos|puis|ensuite|avant|apres|auparavant|d'abord|rejoin\w+|quitt\w+|passe\w*|venu\w*)\b/;
const bullet = /^[ \t]*[-–—•·▪►›*.][ \t]+x/;
const longestHeading = 140;
/** Words of a line that are told of another job alone. */
const enough = 2;
const furthest = 220;

/**
 * A line of duties under, or beside, the name of an employer where the documents tell it of another: « Migration vers Git,
 * à la Mutuelle Armor », or a line of the CV quoted whole below another heading.
 */
export function checkMovedLines(context: CheckContext): Finding[] {
  let heading: Anchor | undefined;
  return context.reading.sentences.flatMap((sentence): Finding[] => {
    const named = jobsNamed(context, sentence);
    const isDuty = isBullet(context, sentence);
    if (!isDuty) heading = sentence.end - sentence.start < longestHeading && named.length === 1 ? named[0] : undefined;
    const above = isDuty && named.length === 0 ? heading : undefined;
    const anchor = named.length === 1 ? named[0] : above;
    return anchor && isPlainLine(context, sentence) ? movedIn(context, sentence, anchor) : [];
  });
}

function isBullet({ reading: { text } }: CheckContext, { start }: Sentence): boolean {
  const lead = text.slice(Math.max(0, start - 8), start);
  return bullet.test(`${lead.slice(lead.lastIndexOf('\n') + 1)}x`);
}

function isPlainLine({ reading: { folded }, marks }: CheckContext, { start, end }: Sentence): boolean {
  return marks[start] === stances.self && !spoken.test(folded.slice(start, end));
}

/** « un planning sous Carl Source »: a tool, whatever house was read into its name. */
const used = /\b(?:sous|sur|avec|via) (?:[a-z]+ )?$/;

/** The jobs a sentence names. */
function jobsNamed({ scopeAt, reading }: CheckContext, { start, end }: Sentence): Anchor[] {
  const { own, near } = scopeAt(end - 1);
  const isWithin = (anchor: Anchor) =>
    anchor.start >= start &&
    anchor.end <= end &&
    !used.test(reading.folded.slice(Math.max(0, anchor.start - 24), anchor.start));
  const found = [...new Set([...own, ...near])].filter(isWithin);
  return found.filter(({ entries }) => entries.every(({ kind }) => kind === 'job'));
}

/** Where a word of a line is told: of the job itself, of others alone, or of nothing that tells. */
function placeOf({ reading, own, marks }: CheckContext, index: number, at: Anchor): 'here' | 'elsewhere' | null {
  const { key, start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  const root = reading.stems[index] as string;
  const isName = key.length === 3 && /^\p{Lu}/u.test(reading.text[start] ?? '');
  if (contracts.test(key)) return null;
  if ((key.length < 4 && !isName) || /^\d/.test(key) || isSmallWord(key) || isPlain(key) || at.stems.has(root))
    return null;
  if (at.entries.some(({ words }) => words.has(root))) return 'here';
  const told = [...(own.linesOfStem.get(root) ?? [])].map((line) => [
    own.ownerOfLine(line),
    ...(own.under.get(line) ?? []),
  ]);
  const isOurs = (owners: readonly number[]) => at.entries.some(({ owner }) => owners.includes(owner));
  if (told.length === 0 || told.length > mostLines || told.some(isOurs) || marks[start] !== stances.self) return null;
  return told.every((owners) => owners.some((owner) => owner >= 0 && owner < firstStudy)) ? 'elsewhere' : null;
}

/** Kinds of contract, which are looked up for themselves. */
const contracts = /^(?:contrats?|professionnalisation|apprentissage|alternance|interim)$/;
const mostLines = 3;
const longest = 60;

function movedIn(context: CheckContext, { from, to }: Sentence, at: Anchor): Finding[] {
  const { tokens, text } = context.reading;
  const places = tokens.slice(from, Math.min(to, from + longest)).map((_, step) => placeOf(context, from + step, at));
  const elsewhere = places.flatMap((place, step) => (place === 'elsewhere' ? [from + step] : []));
  const first = tokens[elsewhere[0] ?? -1];
  if (!first || elsewhere.length < enough || places.includes('here')) return [];
  const isBeside = at.start >= (tokens[from]?.start ?? 0) && Math.abs(at.start - first.start) < furthest;
  const start = isBeside ? Math.min(first.start, at.start) : first.start;
  const end = isBeside ? Math.max(first.end, at.end) : first.end;
  const reason = reasons.swapped(text.slice(first.start, first.end), at.label);
  return [{ kind: 'skill', start, end, reason, isMoved: !isBeside }];
}
