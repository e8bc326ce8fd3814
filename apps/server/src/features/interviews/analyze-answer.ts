import { isDeepStrictEqual } from 'node:util';
import type { analyzeAnswerRequestSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { loadEngine } from '../../ports/engine.ts';
import { passes, requireGate } from '../billing/require-gate.ts';
import { judgeAnswers } from './judge-answers.ts';
import { getOwnedInterview, type InterviewRow, lockInterview, ownedInterview } from './queries.ts';

/**
 * Keeps an answer and what the engine thinks of it. Free within the session. Throws `not_found`, `subscription_required`,
 * `validation` for a question that is not there.
 */
export async function analyzeAnswer(
  context: UserContext,
  id: string,
  { questionIndex, answer, timing }: z.output<typeof analyzeAnswerRequestSchema>,
): Promise<InterviewRow> {
  const row = await getOwnedInterview(context, id);
  await requireGate(context, 'answer_analysis');
  const question = row.questions[questionIndex];
  if (!question) throw new AppError('validation', { faults: { questionIndex: 'invalid' } });
  const heard = timing && (await passes(context, 'answer_recording')) ? timing : null;
  const [entry] = await judgeAnswers(context, row, [{ questionIndex, answer, timing: heard }]);
  const { sessionScore } = await loadEngine();
  const { db, actor, clock } = context;
  return await db.transaction(async (transaction) => {
    const kept = await lockInterview({ actor, db: transaction }, id);
    if (!entry || !isDeepStrictEqual(kept.questions[questionIndex], question))
      throw new AppError('conflict', { reason: 'interview_changed' });
    const others = kept.feedback.filter((each) => each.questionIndex !== questionIndex);
    const feedback = [...others, entry].sort((a, b) => a.questionIndex - b.questionIndex);
    const responses = kept.questions.map((_, index) =>
      index === questionIndex ? answer : (kept.responses[index] ?? ''),
    );
    const isNew = (kept.responses[questionIndex] ?? '') !== answer;
    const version = kept.version + (isNew ? 1 : 0);
    const changes = { feedback, responses, version, score: sessionScore(feedback), updatedAt: clock.now() };
    const mine = ownedInterview(actor.userId, id);
    const [changed] = await transaction.update(interviewSessions).set(changes).where(mine).returning();
    return changed as InterviewRow;
  });
}
