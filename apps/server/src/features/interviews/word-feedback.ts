import type { ParsedCv } from '@coach/contracts/cv';
import type { AnswerFeedback, InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { byEngine, type TextDoubt, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { interviewFeedbackTask } from '../../writing/tasks/interview-feedback/interview-feedback-task.ts';
import { write } from '../../writing/write.ts';
import type { Answered } from './answered.ts';
import { withWordedFeedback } from './with-worded-feedback.ts';

type Judged = {
  questions: InterviewQuestion[];
  answered: Answered[];
  cv: ParsedCv | null;
  offer: ParsedOffer | null;
  seniority: Seniority;
  /** What the engine thinks. */
  feedback: AnswerFeedback[];
  feedbackText: string;
};

export type WordedFeedback = {
  feedback: AnswerFeedback[];
  feedbackText: string;
  writtenBy: WrittenBy;
  /** Words of `feedbackText` that nothing shows. */
  doubts: TextDoubt[];
};

/**
 * The engine’s feedback, in a model’s words where one is there. Scores, and how an answer was said, stay the engine’s.
 * Rejects with the signal’s reason.
 */
export async function wordFeedback(context: UserContext, judged: Judged): Promise<WordedFeedback> {
  const { cv, offer, answered, feedback, feedbackText } = judged;
  const input = inputOf(judged);
  const truth = { cv, offer, extra: answered.map(({ answer }) => answer) };
  const written = await write(context, interviewFeedbackTask, input, truth);
  const own = { feedback, feedbackText };
  if (!written.output) return { ...own, writtenBy: written.writtenBy, doubts: [] };
  const faults = interviewFeedbackTask.faults?.(written.output, input) ?? [];
  const worded = withWordedFeedback(own, { ...written, faults });
  if (!worded) return { ...own, writtenBy: { ...byEngine, reason: 'unavailable' }, doubts: [] };
  return { ...worded, writtenBy: written.writtenBy };
}

function inputOf({ questions, answered, cv, offer, seniority, feedback, feedbackText }: Judged) {
  const answerTo = new Map(answered.map(({ questionIndex, answer }) => [questionIndex, answer]));
  const entries = feedback.map(({ questionIndex: index, overall, strengths, improvements }) => ({
    ...{ index, overall, strengths, improvements },
    question: questions[index]?.question ?? '',
    answer: answerTo.get(index) ?? '',
  }));
  return { cvText: cv?.text ?? '', offerText: offer?.text ?? '', seniority, entries, draft: feedbackText };
}
