import type { Candidate } from '../candidate.ts';
import { isTrade } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import { capitalised } from '../french/typeset.ts';
import { type Piece, reworded, say } from '../piece.ts';
import type { Named } from '../voice.ts';
import { jobLines, type RankedLine } from './job-lines.ts';
import { namedOf } from './named.ts';
import { type Plan, proudLine } from './plan.ts';

const cap = (piece: Piece) => reworded(piece, capitalised);

/** The nearest job, with up to seven of its lines: where it was, then what was done, item lists together. */
export function nearJobOf(plan: Plan): Candidate[] {
  const { near, voice, ways } = plan;
  const named = near && namedOf(near);
  if (!near || !named) return [];
  const proud = proudLine(plan);
  const clauses = plan.nearLines.filter((line) => (line.form === 'clause' || line.form === 'result') && line !== proud);
  const [first, ...others] = clauses;
  const head = headOf(plan, named, first ?? null);
  const lines = others.slice(0, 6).map((line, index): Candidate => {
    const wordings =
      line.form === 'result' ? ways(`result${index}`, voice.result, line.piece) : followed(plan, line.piece, index);
    return { part: 'near', order: 10 + index, weight: 96 - index * 5, wordings, needs: 'near' };
  });
  return [...head, ...lines, ...itemsOf(plan, near), ...quotesOf(plan)];
}

function followed({ voice }: Plan, clause: Piece, index: number): Piece[] {
  const frame = voice.follow[index % Math.max(1, voice.follow.length)];
  const said = frame?.(clause);
  return [...(said ? [said] : []), say`${cap(clause)}.`];
}

function headOf({ namesSelf, nearLines, voice, ways }: Plan, named: Named, first: RankedLine | null): Candidate[] {
  const key = { part: 'near', key: 'near', weight: 118, order: 0 } as const;
  const place = named.at.text === '' ? null : named.at;
  const items = nearLines.filter(({ form }) => form === 'items').slice(0, 2);
  if (namesSelf && first)
    return [{ ...key, wordings: [place ? say`${cap(place)}, ${first.piece}.` : say`${cap(first.piece)}.`] }];
  if (namesSelf) {
    const list = joined(items.map(({ piece }) => piece));
    if (items.length === 0) return [];
    return [
      { ...key, wordings: [place ? say`${cap(place)}, mon quotidien : ${list}.` : say`Mon quotidien : ${list}.`] },
    ];
  }
  const self: Candidate = { ...key, wordings: ways('self', voice.self, named) };
  if (!first) return [self];
  const there = first.form === 'clause' ? thereIn(first.piece) : first.piece;
  return [self, { part: 'near', order: 1, weight: 117, needs: 'near', wordings: [say`${cap(there)}.`] }];
}

/** « j’y assure l’accueil »; verbs with their own « à » stay as they are. */
function thereIn(clause: Piece): Piece {
  return reworded(clause, (text) =>
    /^(?:je |j’(?:ai )?)(?:particip|contribu|répond|aid|été |eu |suis|n’)/.test(text)
      ? text
      : text.replace(/^(?:je |j’)/, 'j’y '),
  );
}

/** Lines without verb stand together after a colon. */
function itemsOf(plan: Plan, job: JobFact): Candidate[] {
  const proud = proudLine(plan);
  const isAll = plan.nearLines.every((line) => line === proud || line.form === 'items' || line.form === 'quote');
  const items = plan.nearLines.filter(({ form }) => form === 'items').slice(plan.namesSelf && isAll ? 2 : 0);
  const groups = grouped(items);
  return groups.map((group, index): Candidate => {
    const said = { items: joined(group.map(({ piece }) => piece)), isNow: job.isCurrent };
    const isFirst = index === 0 && isAll && !plan.namesSelf;
    const isOne = !isFirst && group.length === 1 && !said.items.text.includes(', ');
    const wordings = isOne
      ? [say`Autre point de ce poste : ${said.items}.`]
      : isFirst
        ? [say`Mon quotidien : ${said.items}.`]
        : plan.ways('items', plan.voice.items, said).slice(index);
    const best = Math.max(...group.map(({ fact }) => fact.weight));
    const weight = (isAll ? 97 : 84) + Math.min(8, best) - index * 8;
    return { part: 'near', order: 30 + index, weight, wordings: wordings.slice(0, 1) };
  });
}

const mostWords = 45;

/** At most two lists of lines, none of them too long to be read. */
function grouped(items: readonly RankedLine[]): RankedLine[][] {
  const groups: RankedLine[][] = [];
  let words = mostWords;
  for (const item of items.slice(0, 5)) {
    const length = item.piece.text.split(' ').length;
    const isFull = words + length > mostWords || groups.at(-1)?.length === 3;
    if (isFull) groups.push([]);
    words = isFull ? length : words + length;
    groups.at(-1)?.push(item);
  }
  return groups.slice(0, 2);
}

function joined(pieces: readonly Piece[]): Piece {
  const text = pieces.map(({ text: each }) => each).join('\u202f; ');
  return { text, evidence: pieces.flatMap(({ evidence }) => evidence) };
}

/** A CV in another language is quoted. */
function quotesOf({ nearLines, namesSelf, turn }: Plan): Candidate[] {
  const all = nearLines.filter(({ form }) => form === 'quote').map(({ piece }) => piece);
  const size = namesSelf ? 1 : 2;
  const frames = namesSelf ? singleQuotes : doubleQuotes;
  const from = turn % Math.max(1, all.length);
  const quotes = [...all.slice(from), ...all.slice(0, from)];
  return frames.flatMap((lead, index): Candidate[] => {
    const group = quotes.slice(index * size, index * size + size);
    const place = { part: 'near', order: 40 + index, weight: 96 - index * 4 } as const;
    return group.length > 0 ? [{ ...place, wordings: [say`${lead} : ${joined(group)}.`] }] : [];
  });
}

const doubleQuotes = ['Mon CV résume ainsi ce poste', 'J’y lis encore'];
const singleQuotes = [
  'Dans mon CV, en anglais, j’écris',
  'Le même CV ajoute',
  'Une troisième ligne en dit plus',
  'Une autre encore',
];

/** The other jobs, one sentence or two each, the nearest in time first; what is far from the offer only fills. */
export function otherJobsOf(plan: Plan): Candidate[] {
  const { near, facts } = plan;
  const end = ({ isCurrent, endYear }: JobFact) => (isCurrent ? 9999 : Number(endYear ?? 0));
  const others = facts.jobs.filter((job) => job !== near && namedOf(job) !== null).sort((a, b) => end(b) - end(a));
  return others.slice(0, 8).flatMap((job, index) => jobOf(plan, job, index));
}

function jobOf(plan: Plan, job: JobFact, index: number): Candidate[] {
  const named = namedOf(job) as Named;
  const isSamePlace = job.at !== null && job.at === plan.near?.at;
  const lines = jobLines(job, plan.voice, plan.angle);
  const weight = worth(plan, job, lines) - index * 2;
  const place = { part: isSamePlace ? 'near' : 'rest', order: (isSamePlace ? 60 : 0) + index * 3 } as const;
  const key = `job${job.index}`;
  const [first, ...more] = lines.filter(({ form }) => form === 'clause' || form === 'result');
  const quotes = lines.filter(({ form }) => form === 'quote').slice(plan.turn % 2, (plan.turn % 2) + 1);
  const items = [...lines.filter(({ form }) => form === 'items'), ...quotes].map(({ piece }) => piece);
  const bare = plan.ways(key, plan.voice.pastBare, named);
  const head: Candidate = { ...place, weight, key, wordings: [...told(plan, named, first, items), ...bare] };
  const others = more.slice(0, 3).map(
    ({ form, piece }, at): Candidate => ({
      ...place,
      order: place.order + 0.2 * (at + 1),
      weight: weight - 10 - at * 6,
      needs: key,
      wordings: [say`${cap(form === 'clause' && at === 0 ? thereIn(piece) : piece)}.`],
    }),
  );
  return [head, ...others];
}

/** A job with the best of its lines: a clause, a result of its own, or a list. */
function told({ voice, ways }: Plan, named: Named, first: RankedLine | undefined, items: readonly Piece[]): Piece[] {
  const key = `job${named.job.index}`;
  if (first?.form === 'clause') return ways(key, voice.past, { ...named, clause: first.piece });
  if (first) return ways(key, voice.pastBare, named).map((bare) => say`${bare} ${cap(first.piece)}.`);
  return items.length > 0 ? ways(key, voice.pastItems, { ...named, items: joined(items.slice(0, 2)) }) : [];
}

function baseOf(kind: { isTrade: boolean; isTelling: boolean }, { isRelated, isCurrent }: JobFact): number {
  if (kind.isTrade) return 88;
  if (isRelated) return 82;
  if (isCurrent) return 80;
  return kind.isTelling ? 68 : 45;
}

function worth({ facts }: Plan, job: JobFact, lines: readonly RankedLine[]): number {
  const years = Number(facts.input.today.slice(0, 4)) - Number(job.endYear ?? facts.input.today.slice(0, 4));
  const training = /^(?:stag|appren)/i.test(job.title ?? '') || job.status === 'en stage';
  const proved = lines.reduce((sum, { fact }) => sum + fact.terms.length, 0);
  const isTelling = years <= 12 && lines.some(({ fact }) => fact.hasFigure);
  const base = baseOf({ isTrade: isTrade(facts, job), isTelling: isTelling || proved > 0 }, job);
  return base + Math.min(6, proved * 2) - Math.max(0, years - 8) * 1.5 - (training ? 25 : 0);
}
