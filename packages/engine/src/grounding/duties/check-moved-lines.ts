import type { CheckContext, Finding } from '../context.ts';
import type { Anchor } from '../facts/anchors.ts';
import { firstStudy } from '../facts/career.ts';
import { reasons } from '../reasons.ts';
import { stances } from '../stance/stance.ts';
import { type Sentence, tokenAt } from '../text/read-text.ts';
import { isPlain } from '../words/everyday.ts';
import { isSmallWord } from '../words/small-words.ts';

/** Addressed to somebody, or a way through several jobs. */
const spoken =
  /\b(?:vous|votre|vos|puis|ensuite|avant|apres|auparavant|d'abord|rejoin\w+|quitt\w+|passe\w*|venu\w*)\b|^\W*entre [^,.;:]{2,60} et /;
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
    if (!isDuty) heading = sentence.end - sentence.start < longestHeading ? onlyOne(named) : undefined;
    const above = isDuty ? heading : undefined;
    return movedFrom(context, sentence, named.length > 0 ? onlyOne(named) : (above ?? presentPost(context, sentence)));
  });
}

function movedFrom(context: CheckContext, sentence: Sentence, anchor: Anchor | undefined): Finding[] {
  const stretch = anchor ? stretchOf(context, sentence, anchor) : null;
  return anchor && stretch ? movedIn(context, stretch, anchor) : [];
}

function onlyOne(named: readonly Anchor[]): Anchor | undefined {
  return named.length === 1 ? named[0] : undefined;
}

/** The sentence, or what of it is told of the job alone. */
function stretchOf(context: CheckContext, sentence: Sentence, anchor: Anchor): Sentence | null {
  if (isPlainLine(context, sentence)) return sentence;
  const there = toldThere(context, sentence, anchor);
  return there && isPlainLine(context, there) ? there : null;
}

const presently =
  /\b(?:dans|a|de) mon (?:poste|emploi|travail) actuel\b|\b(?:chez|pour) mon employeur actuel\b|\bdans mes fonctions actuelles\b/;

/** « Dans mon poste actuel, … »: the one job that goes on. */
function presentPost({ reading, own }: CheckContext, { start, end }: Sentence): Anchor | undefined {
  const said = presently.exec(reading.folded.slice(start, Math.min(end, start + furthest)));
  const open = own.entries.filter(({ kind, owner }) => kind === 'job' && own.cv?.experiences[owner]?.end === 'present');
  if (!said || open.length !== 1) return undefined;
  const from = start + said.index;
  const to = from + said[0].length;
  return { entries: open, stems: new Set(), start: from, end: to, label: reading.text.slice(from, to) };
}

/** « …, puis chez X, où j’ai monté … »: of all a sentence tells, what happened at X. */
function toldThere({ reading }: CheckContext, { end, to }: Sentence, anchor: Anchor): Sentence | null {
  const lead = /^,? ou (?=j'|je )/.exec(reading.folded.slice(anchor.end, anchor.end + 12));
  if (!lead) return null;
  const start = anchor.end + lead[0].length;
  return { start, end, from: tokenAt(reading.tokens, start), to };
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

type Place = 'here' | 'elsewhere' | 'plainly here' | 'plainly elsewhere';

/** A word that may tell a job from others: long enough, a name, or a figure that is no year. */
function isTelling(key: string, isName: boolean): boolean {
  return /^\d/.test(key) ? /^\d{2,3}$/.test(key) : key.length > 3 || isName;
}

/** Where a word of a line is told: of the job itself, of others alone (`plainly`: a word of everyone’s), or of nothing that tells. */
function placeOf({ reading, own, marks }: CheckContext, index: number, at: Anchor): Place | null {
  const { key, start } = reading.tokens[index] as CheckContext['reading']['tokens'][number];
  const root = reading.stems[index] as string;
  const isName = key.length === 3 && /^\p{Lu}/u.test(reading.text[start] ?? '');
  if (contracts.test(key)) return null;
  if (!isTelling(key, isName) || isSmallWord(key) || at.stems.has(root)) return null;
  if (at.entries.some(({ words }) => words.has(root))) return isPlain(key) ? 'plainly here' : 'here';
  const told = [...(own.linesOfStem.get(root) ?? [])].map((line) => [
    own.ownerOfLine(line),
    ...(own.under.get(line) ?? []),
  ]);
  const isOurs = (owners: readonly number[]) => at.entries.some(({ owner }) => owners.includes(owner));
  if (told.length === 0 || told.length > mostLines || told.some(isOurs) || marks[start] !== stances.self) return null;
  if (!told.every((owners) => owners.some((owner) => owner >= 0 && owner < firstStudy))) return null;
  return isPlain(key) ? 'plainly elsewhere' : 'elsewhere';
}

/** Kinds of contract, which are looked up for themselves. */
const contracts = /^(?:contrats?|professionnalisation|apprentissage|alternance|interim)$/;
const mostLines = 3;
const longest = 60;

function movedIn(context: CheckContext, { from, to }: Sentence, at: Anchor): Finding[] {
  const { tokens, text } = context.reading;
  const places = tokens.slice(from, Math.min(to, from + longest)).map((_, step) => placeOf(context, from + step, at));
  const count = (place: Place) => places.filter((each) => each === place).length;
  // Words of everyone’s tell half as much, and nothing where the job itself has such.
  const plainly = count('plainly here') > 0 ? 0 : count('plainly elsewhere') / 2;
  const elsewhere = places.flatMap((place, step) =>
    place === 'elsewhere' || (plainly > 0 && place === 'plainly elsewhere') ? [from + step] : [],
  );
  const first = tokens[elsewhere[0] ?? -1];
  if (!first || count('elsewhere') + plainly < enough || places.includes('here')) return [];
  const isBeside = at.start >= (tokens[from]?.start ?? 0) - furthest / 2 && Math.abs(at.start - first.start) < furthest;
  const start = isBeside ? Math.min(first.start, at.start) : first.start;
  const end = isBeside ? Math.max(first.end, at.end) : first.end;
  const reason = reasons.swapped(text.slice(first.start, first.end), at.label);
  return [{ kind: 'skill', start, end, reason, isMoved: !isBeside }];
}
