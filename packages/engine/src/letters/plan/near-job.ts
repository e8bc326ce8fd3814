import { isTrade } from '../facts/experience.ts';
import type { JobFact } from '../facts/job-facts.ts';
import type { LetterFacts } from '../facts/letter-facts.ts';
import { rootsOf } from '../facts/roots-of.ts';
import { angles } from './angles.ts';

/** The job the letter dwells on: of this trade, held today, rich in what the offer asks for. */
export function nearJob(facts: LetterFacts, angle: number): JobFact | null {
  const scored = facts.jobs.map((job, index) => ({ job, score: scoreOf(facts, job, index) }));
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  const isOther = angle % angles > 3 && best && second && best.score - second.score < close;
  return (isOther && second.job.isRelated && second.job.missions.length > 1 ? second : best)?.job ?? null;
}

/** Two jobs this near to each other are both worth dwelling on. */
const close = 4;

/** « MECS – internat »: where and with whom the offer’s own title has one work, found again in a job. */
function settingOf({ title, shortTitle }: LetterFacts, { at, title: own, missions }: JobFact): number {
  const trade = new Set(rootsOf(shortTitle?.text ?? ''));
  const setting = rootsOf(title?.text ?? '').filter((root) => !trade.has(root));
  const told = new Set([at ?? '', own ?? '', ...missions.map(({ line }) => line)].flatMap(rootsOf));
  return Math.min(4, setting.filter((root) => told.has(root)).length * 2);
}

function scoreOf(facts: LetterFacts, job: JobFact, index: number): number {
  if (!job.title && !job.at) return Number.NEGATIVE_INFINITY;
  const proved = new Set(job.missions.flatMap(({ terms }) => terms)).size;
  const training = /^(?:stag|appren|altern)/i.test(job.title ?? '') || (job.status && job.status !== 'en intérim');
  return (
    (isTrade(facts, job) ? 4 : 0) +
    (job.isRelated ? 3 : 0) +
    (job.isCurrent ? 3.5 : 0) +
    (job.isCurrent && isTrade(facts, job) ? 2 : 0) +
    settingOf(facts, job) +
    Math.min(4.8, proved * 0.8) +
    Math.min(1, job.missions.length * 0.25) -
    (training ? 3 : 0) -
    (job.missions.length === 0 ? 4 : 0) -
    index * 0.9
  );
}
