import { isDeepStrictEqual } from 'node:util';
import type { patchInterviewRequestSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { type InterviewRow, lockInterview, ownedInterview } from './queries.ts';

type Patch = z.output<typeof patchInterviewRequestSchema>;

/**
 * Keeps the answers and the place of a session. Free. Throws `not_found`, `validation` for more answers than questions,
 * `conflict` (`interview_changed`) when something else than this was kept since `since`.
 */
export async function patchInterview(context: UserContext, id: string, patch: Patch): Promise<InterviewRow> {
  const { db, actor, clock } = context;
  return await db.transaction(async (transaction) => {
    const kept = await lockInterview({ actor, db: transaction }, id);
    checkPlaces(kept, patch);
    const { responses, currentQuestionIndex, completed } = kept;
    const before = { responses, currentQuestionIndex, completed };
    const { since, ...asked } = patch;
    const after = { ...before, ...asked };
    // A save whose answer was lost on the way is sent again.
    if (isDeepStrictEqual(before, after)) return kept;
    if (since !== undefined && since !== kept.version) throw new AppError('conflict', { reason: 'interview_changed' });
    const changes = { ...after, version: kept.version + 1, updatedAt: clock.now() };
    const mine = ownedInterview(actor.userId, id);
    const [changed] = await transaction.update(interviewSessions).set(changes).where(mine).returning();
    return changed as InterviewRow;
  });
}

function checkPlaces({ questions }: InterviewRow, { responses, currentQuestionIndex }: Patch): void {
  if (responses && responses.length > questions.length)
    throw new AppError('validation', { faults: { responses: 'invalid' } });
  if (currentQuestionIndex !== undefined && currentQuestionIndex > questions.length)
    throw new AppError('validation', { faults: { currentQuestionIndex: 'invalid' } });
}
