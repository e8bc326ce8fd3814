import type { Candidate } from '../candidate.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import { cap } from '../tones/also.ts';
import { turnedBy } from '../turned-by.ts';
import type { Named } from '../voice.ts';
import { emphasisOf } from './angles.ts';
import { isTold, type RankedLine } from './job-lines.ts';
import { areOne, joinClauses } from './join-clauses.ts';
import { namedOf } from './named.ts';
import { type Alike, alikeOf, listHead, thingsIn } from './near-lists.ts';
import { quotesOf } from './near-quotes.ts';
import { leanOf, type Plan } from './plan.ts';

/** The nearest job: where it was and what decides, then what else was done there, the strongest first. */
export function nearJobOf(plan: Plan): Candidate[] {
  const { near } = plan;
  const named = near && namedOf(near);
  if (!near || !named) return [];
  const { head, chosen, left } = toldOf(plan);
  const alike = alikeOf(plan);
  const leads = alike !== null && (!head || alike.weight > head.fact.weight);
  const after = leads && head ? [[head], ...chosen] : chosen;
  const hasHead = head !== null || leads;
  return [
    ...(leads ? alikeHead(plan, named, alike) : headOf(plan, named, head, alike)),
    ...after.map((pair, index) => lineOf(plan, pair, index)),
    ...left.map((pair, index) => filling(lineOf(plan, pair, after.length + index), index)),
    ...(alike && !leads ? [alikeLine(alike, after)] : []),
    ...thingsIn(plan, near, hasHead, alike),
    ...quotesOf(plan),
    ...pointOf(plan),
  ];
}

/** What this reader is to draw from it: the demands of the offer that the job shows, where the opening has not told them. */
function pointOf({ near, shared, voice, ways }: Plan): Candidate[] {
  if (!near || shared.length < 2 || voice.opening.includes('match')) return [];
  const lists = [shared, shared.slice(0, 2)].map((pieces) => listed(pieces));
  const wordings = lists.flatMap((list) => ways('point', voice.point, { list, isNow: near.isCurrent }));
  return [{ part: 'near', order: 80, weight: 92, about: 'duties', wordings, needs: 'near' }];
}

const mostLeft = 4;

/**
 * The lines told in sentences: the one that heads the paragraph, if any, then the others as they stand together; `left` only
 * fill.
 */
function toldOf({ nearLines, proud, angle, voice }: Plan) {
  const told = nearLines.filter((line) => isTold(line) && line !== proud);
  // A sentence of its own heads nothing where a clause can.
  const isOwn = ({ form }: RankedLine) => form === 'sentence';
  const [first, ...others] = [...told.filter((line) => !isOwn(line)), ...told.filter(isOwn)];
  const { near, joins } = emphasisOf(angle);
  const isJoining = joins && voice.joins;
  const most = near - (voice.spared ?? 0);
  const [chosen, left] = [others.slice(0, most), others.slice(most, most + mostLeft)];
  return { head: first ?? null, chosen: pairs(chosen, isJoining), left: pairs(left, isJoining) };
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

/** A line the letter tells where it is too short without. */
function filling(line: Candidate, index: number): Candidate {
  return { ...line, weight: Math.min(line.weight, 52 - index) };
}

/** What neither the offer asks for nor a figure proves only fills. */
function weightOf(lines: readonly RankedLine[], index: number): number {
  const isStrong = lines.some(({ fact }) => fact.terms.length > 0 || fact.hasFigure);
  return isStrong ? 98 - index * 3 : 66 - index * 2;
}

function lineOf(plan: Plan, pair: RankedLine[], index: number): Candidate {
  const [line, other] = pair;
  const place = { part: 'near', order: 10 + index, weight: weightOf(pair, index), ...leanOf(plan) } as const;
  if (!line) return { ...place, wordings: [] };
  if (line.form === 'sentence') return { ...place, wordings: [say`${cap(line.piece)}.`] };
  if (line.form === 'result')
    // A second result is said otherwise than the first.
    return { ...place, wordings: plan.ways('result', turnedBy(plan.voice.result, index), line.piece) };
  const alone = [line.piece, ...(line.others ?? [])].flatMap((each) => followed(plan, each, index));
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

const headPlace = { part: 'near', key: 'near', weight: 118, order: 0 } as const;

/** Behind the lines that weigh more. */
function alikeLine({ wordings, weight }: Alike, after: readonly RankedLine[][]): Candidate {
  const before = after.filter((pair) => pair.some(({ fact }) => fact.weight >= weight)).length;
  return { part: 'near', order: 9.5 + before, weight: 97, wordings, needs: 'near' };
}

function alikeHead({ namesSelf, voice, ways }: Plan, named: Named, { wordings }: Alike): Candidate[] {
  if (namesSelf) return [{ ...headPlace, wordings }];
  const self = ways('self', voice.self, named);
  return [{ ...headPlace, wordings: [...self.flatMap((one) => wordings.map((list) => say`${one} ${list}`)), ...self] }];
}

function headOf(plan: Plan, named: Named, first: RankedLine | null, alike: Alike | null): Candidate[] {
  const { namesSelf, voice, ways } = plan;
  const place = named.at.text === '' ? null : named.at;
  if (namesSelf) {
    if (!first) return [{ ...headPlace, wordings: listHead(plan, alike) }];
    const where = named.job.isCurrent ? nowIn(plan, first.piece) : thenIn(plan);
    return [{ ...headPlace, wordings: ways('head', voice.head, { where, clause: first.piece }) }];
  }
  const self = ways('self', voice.self, named);
  if (!first) return [{ ...headPlace, wordings: self }];
  const there = place && isShort(first.piece) ? ways('there', voice.there, { ...named, clause: first.piece }) : [];
  const apart = first.form === 'clause' ? thereIn(first.piece) : first.piece;
  return [{ ...headPlace, wordings: [...there, ...self.map((sentence) => say`${sentence} ${cap(apart)}.`), ...self] }];
}

/** The job held today, which the opening has named. */
function nowIn({ turn }: Plan, { text }: Piece): Piece {
  const isDone = !/^j(?:e |’)/.test(text) || /^j’ai (?!la |les? |l’)|^je n’ai /.test(text);
  const leads = isDone ? leadsToDone : leadsToNow;
  return { text: leads[turn % leads.length] as string, evidence: [] };
}

/** The job that the opening has named, where it is over. */
function thenIn({ turn }: Plan): Piece {
  return { text: turn % 2 === 0 ? 'À ce poste' : 'Dans ces fonctions', evidence: [] };
}

const leadsToDone = ['Dans mon poste actuel', 'À ce poste', 'Dans ces fonctions'];
const leadsToNow = ['Dans mon poste actuel', 'Aujourd’hui'];

/** A clause after « où », or behind « Cariste chez Logiparc, … »: of the writer, and no list. */
function isShort({ text }: Piece): boolean {
  return /^j(?:e |’)/.test(text) && text.split(' ').length <= 24 && !/[:;«]/.test(text);
}

/** « j’y assure l’accueil », « je m’y occupe du bar »; verbs with their own « à » stay as they are. */
export function thereIn(clause: Piece): Piece {
  return reworded(clause, (text) =>
    /^(?:je |j’(?:ai )?)(?:particip|contribu|répond|aid|accompagné |été |eu |suis|n’)/.test(text)
      ? text
      : text
          .replace(/^je (?=m’|me )/, 'je m’y ')
          .replace(/^je m’y (?:m’|me )/, 'je m’y ')
          .replace(/^(?:je (?!m’y )|j’)/, 'j’y '),
  );
}
