import { foldText } from '../text/fold-text.ts';
import type { Job } from './context.ts';

/** What a trade one has left keeps: at once, and after ten years. */
const leftBehind = { atOnce: 0.8, longAgo: 0.35, after: 120 };
/** What a job proves of a trade that was held for a season, or less than a year. */
const brief = [
  { below: 4, share: 0.45 },
  { below: 12, share: 0.75 },
];
/** A placement shows a trade, and does not make one. */
const notHired = 0.5;
const placements =
  /\b(?:stages?|stagiaire|pfmp|immersion|observation|benevol\w*|job d.ete|emploi d.ete|saisonni\w+ d.ete)\b/;

/** How much of a trade each job proves, by how long and how long ago it was held. `aimed`: the headline still names it. */
export function jobShares(jobs: readonly Job[], aimed: boolean): number[] {
  const latest = jobs.reduce((last, { period }) => Math.max(last, period?.to ?? 0), 0);
  return jobs.map((job, index) => keptShare(job, index, latest, aimed) * heldShare(job, index));
}

function keptShare({ experience, period }: Job, index: number, latest: number, aimed: boolean): number {
  if (aimed || index === 0 || experience.end === 'present') return 1;
  const gone = period ? Math.min(1, (latest - period.to) / leftBehind.after) : 0.5;
  return leftBehind.atOnce - (leftBehind.atOnce - leftBehind.longAgo) * Math.max(0, gone);
}

function heldShare({ experience, period }: Job, index: number): number {
  if (placements.test(foldText(experience.title ?? ''))) return notHired;
  if (index === 0 || !period) return 1;
  const months = period.to - period.from;
  return brief.find(({ below }) => months < below)?.share ?? 1;
}
