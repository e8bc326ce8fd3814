import { spokenMonth } from '../../letters/french/spoken-period.ts';
import type { InterviewFacts } from './interview-facts.ts';

/** Months without a post from which a recruiter asks. */
const longEnough = 9;

/** Stretches of the last ten years that the CV leaves empty; `before` is the index of the job that ended. */
export function findHoles({ facts, input }: InterviewFacts): { debut: string; fin: string; before: number }[] {
  const { cv } = facts.input;
  const now = monthOf(input.today);
  // A bare year tells too little of where a hole begins.
  const isExact = facts.context.jobs.every(
    ({ experience: { start, end } }) => start?.length === 7 && (end?.length === 7 || end === 'present'),
  );
  if (!isExact || facts.context.jobs.length < 2) return [];
  const jobs = facts.context.jobs.flatMap(({ period, index }) => (period ? [{ ...period, index }] : []));
  const inOrder = jobs.sort((a, b) => a.from - b.from);
  const studied = cv.education.flatMap(({ year }) => (year ? [Number(year)] : []));
  const holes: { debut: string; fin: string; before: number }[] = [];
  let last = inOrder[0];
  for (const job of inOrder.slice(1)) {
    if (last && job.from - last.to >= longEnough && last.to > now - 120 && !isStudy(last.to, job.from, studied))
      holes.push({ debut: spokenIndex(last.to - 1), fin: spokenIndex(job.from), before: last.index });
    if (!last || job.to > last.to) last = job;
  }
  return holes.slice(-1);
}

function isStudy(from: number, to: number, years: readonly number[]): boolean {
  return years.some((year) => year * 12 + 12 > from && year * 12 <= to);
}

function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** « mars 2021 », from months since year 0. */
function spokenIndex(index: number): string {
  return spokenMonth(`${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
}
