import type { Candidate } from '../candidate.ts';
import { heldCredentials, mostPapers } from '../facts/credentials.ts';
import { readGap } from '../facts/gaps.ts';
import { nextStep, readPractical } from '../facts/practical.ts';
import { capitalised } from '../french/typeset.ts';
import { listed, type Piece, reworded, say } from '../piece.ts';
import type { Plan } from './plan.ts';
import { reserveOf } from './reserve.ts';

/** The last paragraph: what there is to learn, what one looks for, from when, and the meeting. */
export function nextOf(plan: Plan): Candidate[] {
  return [...learnOf(plan), ...wishesOf(plan), ...employerOf(plan), ...meetOf(plan), ...reserveOf(plan)];
}

function learnOf({ facts, voice, ways }: Plan): Candidate[] {
  const gap = readGap(facts);
  if (gap?.kind !== 'tool') return [];
  const wordings = ways('learn', voice.learn, { terms: gap.term, count: 1 });
  return [{ part: 'next', order: 0, weight: 101, wordings }];
}

/** What the person says of themselves in their CV, word for word. */
function wishesOf({ facts: { own }, voice }: Plan): Candidate[] {
  const opens = voice.opening.includes('wish');
  const said = [...own.wishes, ...own.views].slice(opens ? 1 : 0);
  return said.slice(0, 3).map((piece, index) => ({
    part: 'next',
    order: 10 + index,
    weight: 92 - index * 18,
    wordings: [piece],
  }));
}

/** One thing the offer tells of its employer, where the opening has not told it. */
function employerOf({ employer, voice, ways }: Plan): Candidate[] {
  if (!employer || voice.opening.includes('employer')) return [];
  const wordings = ways('employer', voice.alsoEmployer, employer);
  return [{ part: 'next', order: 14, weight: 62, wordings }];
}

/** From when, at what hours, with what licence and from where, as clauses. */
function practicalOf({ facts }: Plan): Piece[] {
  const pieces = readPractical(facts);
  const told = heldCredentials(facts)
    .slice(0, mostPapers)
    .some(({ text }) => /^le permis B(?! ?E)/.test(text));
  const free = told
    ? pieces.flatMap((piece): Piece[] => {
        if (!/^j’ai le permis B/.test(piece.text)) return [piece];
        return /véhicule/.test(piece.text) ? [reworded(piece, () => 'je dispose d’un véhicule')] : [];
      })
    : pieces;
  return free.slice(0, 3);
}

/** What is practical, and the meeting. */
function meetOf(plan: Plan): Candidate[] {
  const { facts, voice, ways } = plan;
  const meet = ways('meet', voice.meet, { step: nextStep(facts) });
  const free = practicalOf(plan);
  if (free.length === 0) return [{ part: 'next', order: 99, weight: 119, wordings: meet }];
  const said = reworded(inOne(free), capitalised);
  return [
    { part: 'next', order: 99, weight: 119, wordings: [...meet.map((sentence) => say`${said}. ${sentence}`), ...meet] },
  ];
}

/** « j’ai le permis B et un véhicule, et j’habite Lyon »: a comma where one of them has its own « et ». */
function inOne(clauses: readonly Piece[]): Piece {
  return listed(clauses, clauses.some(({ text }) => / et /.test(text)) ? ', et ' : ' et ');
}
