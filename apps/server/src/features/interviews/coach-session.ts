import type { AnswerFeedback } from '@coach/contracts/interview';
import type { UserContext } from '../../context.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { giveBackUnit } from '../usage/give-back-unit.ts';
import { whileKeepingUnit } from '../usage/keep-unit.ts';
import { type ReservedUnit, reserveUnit } from '../usage/reserve-unit.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { type Answered, type Answers, answersKey, answersOf } from './answered.ts';
import { checkAnswered, coachAnswers } from './judge-answers.ts';
import { getOwnedInterview, type InterviewRow, lockInterview, ownedInterview } from './queries.ts';
import { holdVoiceUnit } from './voice-unit.ts';

/** What came with the request is laid over what was kept. */
type WithSent = (row: InterviewRow) => Answers & { timings?: Map<number, Answered['timing']> };

/**
 * Judges all the answers of a session, keeps what came of it and ends the session, for one unit; none when the answers
 * are those already judged. Throws `not_found`, `validation` (`no_answer`), `limit_reached`.
 */
export async function coachSession(context: UserContext, id: string, withSent: WithSent): Promise<InterviewRow> {
  return await oneAtATime(`coach ${id}`, async () => {
    const row = await getOwnedInterview(context, id);
    const answers = withSent(row);
    checkAnswered(answersOf(answers));
    if (row.coachedKey === answersKey(answers)) return row;
    const unit = await unitOf(context, row);
    try {
      return await whileKeepingUnit(context, unit, () => judgeAndKeep(context, unit, row, withSent));
    } catch (error) {
      await giveBackUnit(context, unit);
      throw error;
    }
  });
}

/** An interview by voice has held its own since its first question. */
async function unitOf(context: UserContext, { id, kind }: InterviewRow): Promise<ReservedUnit> {
  return kind === 'voice' ? await holdVoiceUnit(context, id) : await reserveUnit(context, 'interview_coaching');
}

async function judgeAndKeep(
  context: UserContext,
  unit: ReservedUnit,
  row: InterviewRow,
  withSent: WithSent,
): Promise<InterviewRow> {
  const { db, actor, clock, signal } = context;
  const answers = withSent(row);
  const key = answersKey(answers);
  const answered = answersOf(answers).map((each) => ({ ...each, timing: answers.timings?.get(each.questionIndex) }));
  const judged = { ...row, questions: answers.questions };
  const { feedback, score, feedbackText, writtenBy, doubts } = await coachAnswers(context, judged, answered);
  signal.throwIfAborted();
  const kept = await db.transaction(async (transaction) => {
    const latest = await lockInterview({ actor, db: transaction }, row.id);
    if (latest.coachedKey === key) return { row: latest, isBought: false };
    await settleUnit(transaction, unit);
    const { questions, responses } = withNewer(row, latest, withSent(latest));
    const changes = {
      ...{ questions, responses, score, feedbackText, coachedKey: key, completed: true },
      ...{ feedbackWrittenBy: writtenBy, feedbackDoubts: doubts },
      feedback: withDelivery(atTheirPlace(feedback, answers.questions, questions), latest.feedback),
      ...{ version: latest.version + 1, updatedAt: clock.now() },
    };
    const mine = ownedInterview(actor.userId, row.id);
    const [changed] = await transaction.update(interviewSessions).set(changes).where(mine).returning();
    return { row: changed as InterviewRow, isBought: true };
  });
  // Another process judged the same at the same moment: one unit is enough.
  if (!kept.isBought) await giveBackUnit(context, unit);
  return kept.row;
}

/** How an answer was said stays known when its words are judged again. */
function withDelivery(feedback: AnswerFeedback[], before: AnswerFeedback[]): AnswerFeedback[] {
  const known = new Map(before.map(({ questionIndex, delivery }) => [questionIndex, delivery]));
  return feedback.map((entry) => ({ ...entry, delivery: entry.delivery ?? known.get(entry.questionIndex) ?? null }));
}

/** What was answered anew while it was being judged stays. */
function withNewer(before: InterviewRow, latest: InterviewRow, { questions, responses }: Answers): Answers {
  const was = new Map(before.questions.map(({ question }, index) => [question, before.responses[index] ?? '']));
  const kept = questions.map(({ question }, index) => {
    const now = latest.responses[index] ?? '';
    return (was.get(question) ?? now) === now ? (responses[index] ?? '') : now;
  });
  return { questions, responses: kept };
}

/** A question may have been asked in between. */
function atTheirPlace(
  feedback: AnswerFeedback[],
  judged: Answers['questions'],
  questions: Answers['questions'],
): AnswerFeedback[] {
  return feedback.map((entry) => {
    const asked = judged[entry.questionIndex]?.question;
    if (questions[entry.questionIndex]?.question === asked) return entry;
    const place = questions.findIndex(({ question }) => question === asked);
    return place === -1 ? entry : { ...entry, questionIndex: place };
  });
}
