import type { Context, Job } from './context.ts';
import { weightOf } from './coverage.ts';
import { mustSkills } from './requirement-groups.ts';

const goodPart = 0.3;

/** Jobs of the offer's occupation, or in which a good part of what it requires was done. */
export function relatedJobs(context: Context): Job[] {
  const asked = mustSkills(context);
  // Excel and a telephone in common make no trade.
  const weights = asked.map(weightOf);
  const enough = Math.max(2, weights.reduce((sum, weight) => sum + weight, 0) * goodPart);
  return context.jobs.filter(({ index, spans }) => {
    if (context.occupation?.related.has(index)) return true;
    const proved = asked.reduce((sum, { proof, place }, at) => {
      const isHere =
        place === 'job' && proof && spans.some(({ start, end }) => proof.start >= start && proof.start < end);
      return isHere ? sum + (weights[at] ?? 0) : sum;
    }, 0);
    return proved >= enough;
  });
}
