import type { Context, Job } from './context.ts';
import { mustSkills } from './requirement-groups.ts';

/** Jobs of the offer's occupation, or in which a good part of what it requires was done. */
export function relatedJobs(context: Context): Job[] {
  const proofs = mustSkills(context).flatMap(({ proof, place }) => (proof && place === 'job' ? [proof] : []));
  const enough = Math.max(2, Math.ceil(mustSkills(context).length * 0.3));
  return context.jobs.filter(({ index, spans }) => {
    if (context.occupation?.related.has(index)) return true;
    const proved = proofs.filter(({ start }) => spans.some((span) => start >= span.start && start < span.end));
    return proved.length >= enough;
  });
}
