import type { interviewCoachingRequestSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import type { UserContext } from '../../context.ts';
import { readOfferText } from '../../read-offer.ts';
import { settleUnit } from '../usage/settle-unit.ts';
import { withReservedUnit } from '../usage/with-reserved-unit.ts';
import { type Answers, answersOf, questionAsSent } from './answered.ts';
import { coachSession } from './coach-session.ts';
import { type Coached, checkAnswered, coachAnswers } from './judge-answers.ts';
import type { InterviewRow } from './queries.ts';

type Request = z.output<typeof interviewCoachingRequestSchema>;
type Sent = Request['questionsAndAnswers'];

/**
 * The feedback on an interview, for one unit: on a session, which keeps it, or on what was sent alone. Throws
 * `not_found`, `validation` (`no_answer`), `limit_reached`.
 */
export async function coachInterview(context: UserContext, request: Request): Promise<Coached> {
  const { sessionId, questionsAndAnswers: sent } = request;
  if (!sessionId) return await coachWhatWasSent(context, request);
  return coachedOf(await coachSession(context, sessionId, (row) => withAnswers(row, sent)));
}

/** The feedback that a session keeps. */
export function coachedOf({ feedback, score, feedbackText, feedbackWrittenBy, feedbackDoubts }: InterviewRow): Coached {
  return {
    ...{ feedback, score: score ?? 0, feedbackText: feedbackText ?? '' },
    ...{ writtenBy: feedbackWrittenBy, doubts: feedbackDoubts },
  };
}

/** What stands on the screen may be newer than what was saved. */
function withAnswers({ questions, responses }: InterviewRow, sent: Sent): Answers {
  const answerTo = new Map(sent.map(({ question, answer }) => [question, answer]));
  const latest = questions.map(({ question }, index) => answerTo.get(question) ?? responses[index] ?? '');
  return { questions, responses: latest };
}

async function coachWhatWasSent(context: UserContext, { questionsAndAnswers, ...rest }: Request): Promise<Coached> {
  const questions = questionsAndAnswers.map(({ question }) => questionAsSent(question));
  const answered = answersOf({ questions, responses: questionsAndAnswers.map(({ answer }) => answer) });
  checkAnswered(answered);
  const description = rest.jobDescription?.trim() ?? '';
  return await withReservedUnit(context, 'interview_coaching', async (unit) => {
    const offer = description === '' ? null : await readOfferText(description);
    const judged = { questions, offer, seniorityLevel: rest.level ?? 'Mid-level', documentId: null };
    const coaching = await coachAnswers(context, judged, answered);
    context.signal.throwIfAborted();
    await settleUnit(context.db, unit);
    return coaching;
  });
}
