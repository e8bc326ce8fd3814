import type { Candidate } from '../candidate.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { withQue } from '../french/link-words.ts';
import { type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import type { Named } from '../voice.ts';
import { emphasisOf } from './angles.ts';
import { bridgeOf } from './bridge.ts';
import { isTold, type RankedLine } from './job-lines.ts';
import { areOne, joinClauses } from './join-clauses.ts';
import { namedOf } from './named.ts';
import type { Plan } from './plan.ts';

/** The nearest job: where it was and what decides, then what else was done there, and what it is worth to the post. */
export function nearJobOf(plan: Plan): Candidate[] {
  const { near } = plan;
  const named = near && namedOf(near);
  if (!near || !named) return [];
  const told = toldOf(plan);
  const [[first] = [], ...lines] = told;
  return [
    ...headOf(plan, named, first ?? null),
    ...lines.map((pair, index) => lineOf(plan, pair, index)),
    ...thingsIn(plan, near, first !== undefined),
    ...looseIn(plan),
    ...quotesOf(plan),
    ...bridgeOf(plan, told),
  ];
}

/** The lines told in sentences: the one that heads the paragraph, if any, then the others as they stand together. */
export function toldOf({ nearLines, proud, angle }: Plan): RankedLine[][] {
  const told = nearLines.filter((line) => isTold(line) && line !== proud);
  // A sentence of its own heads nothing where a clause can.
  const isOwn = ({ form }: RankedLine) => form === 'sentence';
  const [first, ...others] = [...told.filter((line) => !isOwn(line)), ...told.filter(isOwn)];
  const emphasis = emphasisOf(angle);
  return [first ? [first] : [], ...pairs(others.slice(0, emphasis.near), emphasis.joins)];
}

/** Lines that read as one sentence stand in one. */
function pairs(lines: readonly RankedLine[], joins: boolean): RankedLine[][] {
  const groups: RankedLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    const isOne = before && last?.length === 1 && line.form === 'clause' && before.form === 'clause';
    if (joins && isOne && areOne(before.piece, line.piece)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Where the opening has not named the job, its lines lean on the sentence that does. */
function leanOf({ namesSelf }: Plan): { needs?: 'near' } {
  return namesSelf ? {} : { needs: 'near' };
}

function lineOf(plan: Plan, [line, other]: RankedLine[], index: number): Candidate {
  const place = { part: 'near', order: 10 + index, weight: 96 - index * 6, ...leanOf(plan) } as const;
  if (!line) return { ...place, wordings: [] };
  if (line.form === 'sentence') return { ...place, wordings: [say`${cap(line.piece)}.`] };
  if (line.form === 'result') return { ...place, wordings: plan.ways(`result${index}`, plan.voice.result, line.piece) };
  const alone = followed(plan, line.piece, index);
  return {
    ...place,
    wordings: other ? [...followed(plan, joinClauses(line.piece, other.piece), index), ...alone] : alone,
  };
}

function followed({ voice, angle }: Plan, clause: Piece, index: number): Piece[] {
  const frame = voice.follow[(index + angle) % Math.max(1, voice.follow.length)];
  const said = frame?.(clause);
  return [...(said ? [said] : []), say`${cap(clause)}.`];
}

function headOf(plan: Plan, named: Named, first: RankedLine | null): Candidate[] {
  const { namesSelf, voice, ways } = plan;
  const key = { part: 'near', key: 'near', weight: 118, order: 0 } as const;
  const place = named.at.text === '' ? null : named.at;
  if (namesSelf) {
    if (!first) return [{ ...key, wordings: listHead(plan, place) }];
    const where = named.job.isCurrent ? nowIn(plan, first.piece) : place && cap(place);
    return [{ ...key, wordings: [where ? say`${where}, ${first.piece}.` : say`${cap(first.piece)}.`] }];
  }
  const self = ways('self', voice.self, named);
  if (!first) return [{ ...key, wordings: self }];
  const there = place && isShort(first.piece) ? ways('there', voice.there, { ...named, clause: first.piece }) : [];
  const apart = first.form === 'clause' ? thereIn(first.piece) : first.piece;
  return [{ ...key, wordings: [...there, ...self.map((sentence) => say`${sentence} ${cap(apart)}.`), ...self] }];
}

/** The job held today, which the opening has named. */
function nowIn({ turn }: Plan, { text }: Piece): Piece {
  const isDone = !/^j(?:e |’)/.test(text) || /^j’ai (?!la |les? |l’)/.test(text);
  const leads = isDone ? leadsToDone : leadsToNow;
  return { text: leads[turn % leads.length] as string, evidence: [] };
}

const leadsToDone = ['Dans mon poste actuel', 'À ce poste', 'Dans ces fonctions'];
const leadsToNow = ['Dans mon poste actuel', 'Aujourd’hui'];

/** A clause after « où », or behind « Cariste chez Logiparc, … »: of the writer, and no list. */
function isShort({ text }: Piece): boolean {
  return /^j(?:e |’)/.test(text) && text.split(' ').length <= 24 && !/[:;«]/.test(text);
}

/** A job told by its things alone: they head the paragraph. */
function listHead({ nearLines, voice, near, ways }: Plan, place: Piece | null): Piece[] {
  const things = nearLines.find(({ form }) => form === 'things');
  const loose = nearLines.find(({ form }) => form === 'items');
  const isNow = near?.isCurrent ?? false;
  if (things) return ways('things0', voice.firstThings, { things: things.piece, isNow });
  return loose && place ? [say`${cap(place)}, mon quotidien : ${loose.piece}.`] : [];
}

/** « j’y assure l’accueil »; verbs with their own « à » stay as they are. */
export function thereIn(clause: Piece): Piece {
  return reworded(clause, (text) =>
    /^(?:je |j’(?:ai )?)(?:particip|contribu|répond|aid|été |eu |suis|n’)/.test(text)
      ? text
      : text.replace(/^(?:je |j’)/, 'j’y '),
  );
}

/** What the job was made of besides, two lines of it at most in a sentence. */
function thingsIn(plan: Plan, job: JobFact, hasClause: boolean): Candidate[] {
  const { nearLines, namesSelf, voice, ways } = plan;
  const lean = leanOf(plan);
  const lines = nearLines.filter(({ form }) => form === 'things').slice(namesSelf && !hasClause ? 1 : 0, 5);
  return grouped(lines).map((group, index): Candidate => {
    const things = oneList(group.map(({ piece }) => piece));
    const best = Math.max(...group.map(({ fact }) => fact.weight));
    const weight = (hasClause ? 84 : 97) + Math.min(8, best) - index * 8;
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
  const [first = '', ...others] = pieces.map(({ text }) => text);
  const plainly = (text: string) => (others.length > 0 ? text.replace(/, ainsi (?:que |qu’)/g, ', ') : text);
  const text = others.reduce((list, each) => `${list}, ainsi ${withQue(plainly(each))}`, plainly(first));
  return { text, evidence: pieces.flatMap(({ evidence }) => evidence) };
}

/** What no sentence holds stands after a colon, where the letter is too short without it. */
function looseIn({ nearLines, namesSelf }: Plan): Candidate[] {
  const [first, second] = nearLines.filter(({ form }) => form === 'items').slice(namesSelf ? 1 : 0);
  if (!first) return [];
  const list = second ? say`${first.piece} ; ${second.piece}` : first.piece;
  return [{ part: 'near', order: 34, weight: 40, wordings: [say`À cela s’ajoutent : ${list}.`], needs: 'near' }];
}

/** A CV in another language is quoted. */
function quotesOf({ nearLines, namesSelf, turn }: Plan): Candidate[] {
  const all = nearLines.filter(({ form }) => form === 'quote').map(({ piece }) => piece);
  const size = namesSelf ? 1 : 2;
  const sets = namesSelf ? singleQuotes : doubleQuotes;
  const frames = sets[turn % sets.length] ?? [];
  // Where the guard holds a lead, the first set has another.
  const leads = frames.map((lead, index) => [lead, sets[0]?.[index] ?? lead]);
  const from = turn % Math.max(1, all.length);
  const quotes = [...all.slice(from), ...all.slice(0, from)];
  return leads.flatMap((either, index): Candidate[] => {
    const group = quotes.slice(index * size, index * size + size);
    const place = { part: 'near', order: 40 + index, weight: 96 - index * 4 } as const;
    const list = {
      text: group.map(({ text }) => text).join('\u202f; '),
      evidence: group.flatMap(({ evidence }) => evidence),
    };
    return group.length > 0 ? [{ ...place, wordings: either.map((lead) => say`${lead} : ${list}.`) }] : [];
  });
}

const doubleQuotes = [
  ['Mon CV résume ainsi ce poste', 'J’y lis encore'],
  ['Deux lignes de mon CV, en anglais, disent ce travail', 'Il en reste deux à lire'],
  ['De ce poste, mon CV retient', 'Il ajoute'],
];
const singleQuotes = [
  ['Dans mon CV, en anglais, j’écris', 'Le même CV ajoute', 'Une troisième ligne en dit plus', 'Une autre encore'],
  ['Mon CV, rédigé en anglais, le dit ainsi', 'On y lit aussi', 'Plus loin', 'Et enfin'],
  ['De mon CV, qui est en anglais, je retiens', 'Une deuxième ligne', 'Une troisième', 'Une dernière'],
];
