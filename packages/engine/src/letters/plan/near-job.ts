import { isTrade } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';

/** The job the letter dwells on: of this trade, held today, rich in what the offer asks for. */
export function nearJob(facts: LetterFacts): JobFact | null {
  const scored = facts.jobs.map((job, index) => ({ job, score: scoreOf(facts, job, index) }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  return best?.job ?? null;
}

function scoreOf(facts: LetterFacts, job: JobFact, index: number): number {
  if (!job.title && !job.at) return Number.NEGATIVE_INFINITY;
  const proved = new Set(job.missions.flatMap(({ terms }) => terms)).size;
  const training = /^(?:stag|appren|altern)/i.test(job.title ?? '') || (job.status && job.status !== 'en intérim');
  return (
    (isTrade(facts, job) ? 4 : 0) +
    (job.isRelated ? 3 : 0) +
    (job.isCurrent ? 3.5 : 0) +
    Math.min(4, proved * 0.6) +
    Math.min(1, job.missions.length * 0.25) -
    (training ? 3 : 0) -
    index * 0.9
  );
}
