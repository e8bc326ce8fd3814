import type { elevatorPitchRequestSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { readUsage } from '../usage/read-usage.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { type InterviewSources, offerPlace, readInterviewOffer } from './read-interview-offer.ts';
import { type WordedPitch, wordPitch } from './word-pitch.ts';

/**
 * Writes a pitch from the CV chosen, else the newest, for one unit; it is kept nowhere. Throws `cv_required` when there is
 * no CV, `not_found` for one that is not theirs, `limit_reached`, `unreadable_page`, `too_many_requests`.
 */
export async function writeElevatorPitch(
  context: UserContext,
  sources: InterviewSources,
  { jobDescription, level, documentId }: z.output<typeof elevatorPitchRequestSchema>,
): Promise<WordedPitch> {
  const { db, actor, clock } = context;
  const found = await findCvToMatch(db, actor.userId, documentId ?? null);
  if (!found) throw new AppError(documentId ? 'not_found' : 'cv_required');
  return await withReservedUnit(context, 'elevator_pitch', async (unit) => {
    const { offer } = await readInterviewOffer(context, sources, offerPlace(jobDescription));
    const { writePitch } = await loadEngine();
    // Asked for again, it is told another way.
    const angle = (await readUsage(context)).meters.elevator_pitch.used - 1;
    const own = writePitch({ cv: found.cv, offer, seniority: level, today: parisDate(clock.now()), angle });
    const pitch = await wordPitch(context, { pitch: own, cv: found.cv, offer, seniority: level });
    context.signal.throwIfAborted();
    await settleUnit(db, unit);
    return pitch;
  });
}
