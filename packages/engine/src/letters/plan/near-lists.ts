import type { Candidate } from '../candidate.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { areWork, someWork } from '../french/is-work-noun.ts';
import { withQue } from '../french/link-words.ts';
import { type Piece, say } from '../piece.ts';
import { achieved, type RankedLine } from './job-lines.ts';
import { leanOf, type Plan } from './plan.ts';

/** Lines without a verb that meet the offer, told in one sentence: « Mon quotidien comprend … ». */
export type Alike = { lines: RankedLine[]; weight: number; wordings: Piece[] };

const mostAlike = 3;
const mostAlikeWords = 44;

/** null where fewer than two lines meet the offer: one alone is told with the others. */
export function alikeOf({ nearLines, near, voice, ways }: Plan): Alike | null {
  const lines: RankedLine[] = [];
  let words = 0;
  for (const line of nearLines) {
    if (!isTellable(line) || line.fact.terms.length === 0) continue;
    words += line.piece.text.split(' ').length;
    if (lines.length === mostAlike || words > mostAlikeWords) break;
    lines.push(line);
  }
  if (lines.length < 2) return null;
  const things = oneList(lines.map(({ piece }) => piece));
  const wordings = ways('alike', voice.firstThings, { things, isNow: near?.isCurrent ?? false });
  return { lines, weight: Math.max(...lines.map(({ fact }) => fact.weight)), wordings };
}

/** Work, thing by thing: headcounts, figures, machines and whom one meets make no list of what one does. */
export function isTellable({ form, piece }: RankedLine): boolean {
  return form === 'things' && areWork(piece.text);
}

/** Behind the name of an earlier job, whatever it was made of, but for whom one was among and what came of it. */
export function isListable({ form, piece, fact }: RankedLine): boolean {
  return form === 'things' && !among.test(piece.text) && !achieved.test(fact.line);
}

const among =
  /^(?:une? |des |l[ea]s? |l’)?(?:\d[\d\u202f ]* |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )?(?:équipes?|brigades?|personnes|salariés|collègues|collaborateurs|compagnons|bras droit|référente?)(?!\p{L})/iu;

/** A job told by its things alone: they head the paragraph. */
export function listHead({ nearLines, voice, near, ways }: Plan, alike: Alike | null): Piece[] {
  const things = nearLines.find((line) => !alike?.lines.includes(line) && isTellable(line));
  return things ? ways('things0', voice.firstThings, { things: things.piece, isNow: near?.isCurrent ?? false }) : [];
}

/** What the job was made of besides, two lines of it at most in a sentence. */
export function thingsIn(plan: Plan, job: JobFact, hasHead: boolean, alike: Alike | null): Candidate[] {
  const { nearLines, namesSelf } = plan;
  const left = nearLines.filter((line) => line.form === 'things' && !alike?.lines.includes(line));
  const free = left.filter(isTellable).slice(namesSelf && !hasHead ? 1 : 0, 5);
  // What is no work by its nouns is told where the letter would say nothing of the job instead.
  const others = left.filter((line) => isListable(line) && !isTellable(line)).slice(0, 4);
  const told = grouped(free).map((group, index): Candidate => {
    const isStrong = group.some(({ fact }) => fact.terms.length > 0 || fact.hasFigure);
    const weight = (isStrong ? (hasHead ? 90 : 97) : 64) - index * 8;
    return thingsOfJob(plan, job, group, { index, weight });
  });
  const filling = grouped(others).map((group, index) =>
    thingsOfJob(plan, job, group, { index: told.length + index, weight: hasHead && index === 0 ? 46 : 18 - index }),
  );
  return [...told, ...filling, ...inDetail(plan.nearLines, { part: 'near', order: 40, weight: 14, needs: 'near' })];
}

/** What makes no sentence, as the CV has it: told before what anyone could say, and after all else. */
export function inDetail(
  lines: readonly RankedLine[],
  place: Pick<Candidate, 'part' | 'order' | 'weight' | 'needs'>,
): Candidate[] {
  const items = lines.filter(({ form }) => form === 'items').map(({ piece }) => piece);
  return [items.slice(0, 2), items.slice(2, 4)].flatMap(([first, second], index): Candidate[] => {
    if (!first) return [];
    const list = second ? say`${first} ; ${second}` : first;
    const lead = index === 0 ? 'Dans le détail' : 'Et encore';
    const wordings = [list, first].map((each) => say`${lead} : ${each}.`);
    return [{ ...place, order: place.order + index / 100, weight: place.weight - index, wordings }];
  });
}

function thingsOfJob(
  plan: Plan,
  job: JobFact,
  group: readonly RankedLine[],
  { index, weight }: { index: number; weight: number },
): Candidate {
  const things = oneList(group.map(({ piece }) => piece));
  const wordings = group.every(isTellable)
    ? plan.ways(`things${index + 1}`, plan.voice.things, { things, isNow: job.isCurrent })
    : [beside(things, job.isCurrent)];
  return { part: 'near', order: 30 + index, weight, wordings, ...leanOf(plan) };
}

/** What is work in part adds to what was told; people, counts and houses are what it was set in. */
function beside(things: Piece, isNow: boolean): Piece {
  if (!someWork(things.text)) return say`Le contexte : ${things}.`;
  const isMany = /, | et |^(?:les |des |\d)/u.test(things.text);
  const verb = isNow ? (isMany ? 's’ajoutent' : 's’ajoute') : isMany ? 's’ajoutaient' : 's’ajoutait';
  return say`À cela ${verb} ${things}.`;
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
