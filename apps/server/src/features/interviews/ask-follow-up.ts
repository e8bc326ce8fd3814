import { maxFollowUps } from '@coach/contracts/features/interviews';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { AppError } from '../../http/app-error.ts';
import { loadEngine } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';
import { getOwnedInterview, type InterviewRow, lockInterview, ownedInterview } from './queries.ts';

/**
 * Puts another question, on what was just answered, after the question it was answered to. Asked twice on the same
 * answer, it stands there once. Throws `not_found`, `subscription_required`, `validation`, `conflict` (`no_follow_up`,
 * `follow_ups_full`).
 */
export async function askFollowUp(context: UserContext, id: string, questionIndex: number): Promise<InterviewRow> {
  await getOwnedInterview(context, id);
  await requireGate(context, 'adaptive_questions');
  const { followUpQuestion } = await loadEngine();
  const { db, actor, clock } = context;
  return await db.transaction(async (transaction) => {
    const kept = await lockInterview({ actor, db: transaction }, id);
    const asked = kept.questions[questionIndex];
    if (!asked) throw new AppError('validation', { faults: { questionIndex: 'invalid' } });
    const answer = kept.responses[questionIndex] ?? '';
    // An interview by voice has its ten questions and no more.
    const question =
      kept.kind === 'simulation' ? followUpQuestion({ question: asked, answer, offer: kept.offer }) : null;
    if (!question) throw new AppError('conflict', { reason: 'no_follow_up' });
    const known = kept.questions.findIndex((each) => each.question === question.question);
    if (known === questionIndex + 1) return kept;
    if (known !== -1) throw new AppError('conflict', { reason: 'no_follow_up' });
    if (kept.followUps >= maxFollowUps)
      throw new AppError('conflict', { reason: 'follow_ups_full', values: { followUps: maxFollowUps } });
    const changes = { ...withQuestion(kept, questionIndex + 1, question), updatedAt: clock.now() };
    const mine = ownedInterview(actor.userId, id);
    const [changed] = await transaction.update(interviewSessions).set(changes).where(mine).returning();
    return changed as InterviewRow;
  });
}

/** What comes after moves on by one: questions, answers, feedback, and the place where the person is. */
function withQuestion(kept: InterviewRow, place: number, question: InterviewRow['questions'][number]) {
  const responses = kept.questions.map((_, index) => kept.responses[index] ?? '');
  const moved = (index: number) => (index >= place ? index + 1 : index);
  return {
    questions: kept.questions.toSpliced(place, 0, question),
    responses: responses.toSpliced(place, 0, ''),
    feedback: kept.feedback.map((entry) => ({ ...entry, questionIndex: moved(entry.questionIndex) })),
    currentQuestionIndex: moved(kept.currentQuestionIndex),
    followUps: kept.followUps + 1,
    version: kept.version + 1,
  };
}
