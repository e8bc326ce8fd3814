import type { Candidate } from '../candidate.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { isNoun } from '../french/actions.ts';
import { withQue } from '../french/link-words.ts';
import { uncapitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import type { RankedLine } from './job-lines.ts';
import { leanOf, type Plan } from './plan.ts';

/** Lines without a verb that meet the offer, told in one sentence: « Mes journées ressemblent aux vôtres : … ». */
export type Alike = { lines: RankedLine[]; weight: number; wordings: Piece[] };

const mostAlike = 3;
const mostAlikeWords = 44;

/** null where fewer than two lines meet the offer: one alone is told with the others. */
export function alikeOf({ nearLines, near, voice, ways }: Plan): Alike | null {
  const lines: RankedLine[] = [];
  let words = 0;
  for (const line of nearLines) {
    if (!isListed(line) || line.fact.terms.length === 0 || isOfTools(line) || isLoose(bareOf(line).text)) continue;
    words += bareOf(line).text.split(' ').length;
    if (lines.length === mostAlike || words > mostAlikeWords) break;
    lines.push(line);
  }
  if (lines.length < 2) return null;
  const isArticled = lines.every(({ form }) => form === 'things');
  const pieces = lines.map(bareOf);
  const bare = pieces.every(({ text }) => !/ et |[,(]/.test(text)) ? listed(pieces) : parted(pieces);
  const things = isArticled ? oneList(lines.map(({ piece }) => piece)) : bare;
  // Where the opening has said that both are alike, only how is left to tell.
  const inDetail = isArticled ? voice.firstThings : [() => say`Dans le détail : ${things}.`];
  const frames = voice.opening.includes('match') ? inDetail : voice.alike;
  const wordings = ways('alike', frames, { things, isNow: near?.isCurrent ?? false });
  return { lines, weight: Math.max(...lines.map(({ fact }) => fact.weight)), wordings };
}

function isListed({ form }: RankedLine): boolean {
  return form === 'things' || form === 'items';
}

/** « Azure Databricks, Kafka, Terraform »: names in a row are no work. */
function isOfTools(line: RankedLine): boolean {
  const words = bareOf(line).text.match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length * 2 > words.length;
}

/** « en binôme avec une aide-soignante »: a word of place or time hangs on what stood before. */
function isLoose(text: string): boolean {
  return /^(?:contexte|environnement|poste|en|avec|sous|chez|pour|dans|sur|par|à|au|aux|jusqu\p{L}*)(?![\p{L}’])/u.test(
    text,
  );
}

function bareOf({ bare, piece }: RankedLine): Piece {
  return reworded(bare ?? piece, (text) =>
    isNoun(text.split(/[\s,(]/)[0]?.toLowerCase() ?? '') ? uncapitalised(text) : text,
  );
}

/** « lead scoring et relances ; 31 tests A/B »: lists, told apart. */
export function parted(pieces: readonly Piece[]): Piece {
  return {
    text: pieces.map(({ text }) => text).join('\u202f; '),
    evidence: pieces.flatMap(({ evidence }) => evidence),
  };
}

/** A job told by its things alone: they head the paragraph. */
export function listHead({ nearLines, voice, near, ways }: Plan, place: Piece | null, alike: Alike | null): Piece[] {
  const free = nearLines.filter((line) => !alike?.lines.includes(line));
  const things = free.find(({ form }) => form === 'things');
  const loose = free.find(({ form }) => form === 'items');
  const isNow = near?.isCurrent ?? false;
  if (things) return ways('things0', voice.firstThings, { things: things.piece, isNow });
  return loose && place ? [say`${cap(place)}, mon quotidien : ${loose.piece}.`] : [];
}

/** What the job was made of besides, two lines of it at most in a sentence. */
export function thingsIn(plan: Plan, job: JobFact, hasHead: boolean, alike: Alike | null): Candidate[] {
  const { nearLines, namesSelf, voice, ways } = plan;
  const lean = leanOf(plan);
  const free = nearLines.filter((line) => line.form === 'things' && !alike?.lines.includes(line));
  const lines = free.slice(namesSelf && !hasHead ? 1 : 0, 5);
  return grouped(lines).map((group, index): Candidate => {
    const things = oneList(group.map(({ piece }) => piece));
    const isStrong = group.some(({ fact }) => fact.terms.length > 0 || fact.hasFigure);
    const weight = (isStrong ? (hasHead ? 90 : 97) : 64) - index * 8;
    const wordings = ways(`things${index + 1}`, voice.things, { things, isNow: job.isCurrent });
    return { part: 'near', order: 30 + index, weight, wordings, ...lean };
  });
}

const mostWords = 34;

/** At most two lists, none of them too long to be read. */
function grouped(lines: readonly RankedLine[]): RankedLine[][] {
  const groups: RankedLine[][] = [];
  let words = mostWords;
  for (const line of lines) {
    const length = line.piece.text.split(' ').length;
    const isOwn = [line, groups.at(-1)?.[0]].some((one) => one?.piece.text.includes('ainsi qu'));
    const isFull = words + length > mostWords || groups.at(-1)?.length === 2 || isOwn;
    if (isFull) groups.push([]);
    words = isFull ? length : words + length;
    groups.at(-1)?.push(line);
  }
  return groups.slice(0, 2);
}

/** « le suivi et la relance, ainsi qu’une équipe de 16 ». */
export function oneList(pieces: readonly Piece[]): Piece {
  const texts = pieces.map(({ text }) => text);
  const plainly = (text: string) => (texts.length > 1 ? text.replace(/, ainsi (?:que |qu’)/g, ', ') : text);
  const [last = '', ...before] = texts.map(plainly).reverse();
  const text = before.length > 0 ? `${before.reverse().join(', ')}, ainsi ${withQue(last)}` : last;
  return { text, evidence: pieces.flatMap(({ evidence }) => evidence) };
}

/** What no sentence holds stands after a colon, where the letter is too short without it. */
export function looseIn({ nearLines, namesSelf }: Plan, hasHead: boolean, alike: Alike | null): Candidate[] {
  const free = nearLines.filter((line) => line.form === 'items' && !alike?.lines.includes(line));
  // The first of them heads the paragraph where nothing else does.
  const isHead = namesSelf && !hasHead && !nearLines.some(({ form }) => form === 'things');
  const items = free.slice(isHead ? 1 : 0);
  const isProving = ({ fact }: RankedLine) => fact.terms.length > 0;
  // What the offer asks for is told whatever its form.
  const proving = items.filter(isProving).slice(0, mostAlike);
  if (proving.length > 0) {
    const lists = [proving, proving.slice(0, 2), proving.slice(0, 1)].map((some) =>
      parted(some.map(({ piece }) => piece)),
    );
    const isRead = ({ text }: Piece) => text.split(' ').length <= mostAlikeWords;
    return [
      { ...loosePlace, weight: 97, wordings: lists.filter(isRead).map((list) => say`À cela s’ajoutent : ${list}.`) },
    ];
  }
  const [first, second] = items;
  if (!first) return [];
  const list = second ? say`${first.piece} ; ${second.piece}` : first.piece;
  return [{ ...loosePlace, weight: 40, wordings: [say`À cela s’ajoutent : ${list}.`] }];
}

const loosePlace = { part: 'near', order: 34, needs: 'near' } as const;
