import type { ParsedCv } from '@coach/contracts/cv';
import type { AnswerFeedback, InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { loadEngine } from '../../ports/engine.ts';
import { yieldToOthers } from '../../yield-to-others.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import type { Answered } from './answered.ts';
import { type WordedFeedback, wordFeedback } from './word-feedback.ts';

/** What answers are judged against. */
export type Judged = {
  questions: InterviewQuestion[];
  offer: ParsedOffer | null;
  seniorityLevel: Seniority;
  /** The CV the questions were made from, while it is there. */
  documentId: string | null;
};

/** The engine’s feedback on each answer. Others’ requests are answered between two. */
export async function judgeAnswers(
  context: UserContext,
  judged: Judged,
  answered: Answered[],
): Promise<AnswerFeedback[]> {
  return await judgeOn(context, judged, await cvOf(context, judged), answered);
}

async function cvOf({ db, actor }: UserContext, { documentId }: Judged): Promise<ParsedCv | null> {
  const found = documentId ? await findCvToMatch(db, actor.userId, documentId) : null;
  return found?.cv ?? null;
}

async function judgeOn(
  { signal }: UserContext,
  { questions, offer, seniorityLevel }: Judged,
  cv: ParsedCv | null,
  answered: Answered[],
): Promise<AnswerFeedback[]> {
  const { judgeAnswer } = await loadEngine();
  const common = { offer, cv, seniority: seniorityLevel };
  const entries: AnswerFeedback[] = [];
  for (const { questionIndex, answer, timing } of answered) {
    await yieldToOthers();
    signal.throwIfAborted();
    const question = questions[questionIndex];
    if (question)
      entries.push(judgeAnswer({ ...common, question, answer, questionIndex, timing: timing ?? undefined }));
  }
  return entries;
}

export type Coached = WordedFeedback & { score: number };

/** The session as a whole. Throws `validation` (`no_answer`) where nothing was answered. */
export async function coachAnswers(context: UserContext, judged: Judged, answered: Answered[]): Promise<Coached> {
  checkAnswered(answered);
  const cv = await cvOf(context, judged);
  const feedback = await judgeOn(context, judged, cv, answered);
  const { sessionScore, describeSession } = await loadEngine();
  const { questions, offer, seniorityLevel: seniority } = judged;
  const answerTo = new Map(answered.map(({ questionIndex, answer }) => [questionIndex, answer]));
  const responses = questions.map((_, index) => answerTo.get(index) ?? '');
  const feedbackText = describeSession({ feedback, questions, responses, seniority, offer });
  const worded = await wordFeedback(context, { questions, answered, cv, offer, seniority, feedback, feedbackText });
  return { ...worded, score: sessionScore(feedback) ?? 0 };
}

export function checkAnswered(answered: Answered[]): void {
  if (answered.length === 0) throw new AppError('validation', { reason: 'no_answer' });
}
