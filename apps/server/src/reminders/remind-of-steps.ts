import { parisInstant } from '../features/community/paris-instant.ts';
import { stepsOfDay } from '../features/jobs/next-steps.ts';
import { parisDate } from '../paris-date.ts';
import { type Needs, remindOnce } from './remind-once.ts';
import { whoIsToHear } from './who-is-to-hear.ts';

/** In Paris: early enough for the day, late enough for the night. */
const from = '07:00';

/** On its day, the next step of an offer is told to who asked for it: one mail a day, with all of them. */
export async function remindOfSteps(needs: Needs): Promise<void> {
  const now = needs.clock.now();
  const day = parisDate(now);
  const morning = parisInstant(day, from);
  if (now < morning) return;
  const subject = `next_steps ${day}`;
  const whose = whoIsToHear(needs.db, 'next_step', subject);
  const steps = await stepsOfDay(needs.db, { day, touchedSince: morning, whose });
  for (const [userId, theirs] of Map.groupBy(steps, (step) => step.userId)) {
    const named = theirs.map(({ jobId, title, company }) => ({ jobId, title, company }));
    await remindOnce(needs, userId, [subject], () => ({ kind: 'next_steps', date: day, steps: named }));
  }
}
