import type { Context, Job } from './context.ts';

/** How advice names a job: its title, else its employer, else the first line of the CV that tells it. */
export function jobName({ cv }: Pick<Context, 'cv'>, { experience, heading }: Job): string {
  const named = experience.title ?? experience.company;
  if (named || !heading) return named ?? 'Ce poste';
  return cv.text.slice(heading.start, heading.end).trim().split('\n')[0] ?? 'Ce poste';
}
