import type { ParsedCv } from '@coach/contracts/cv';
import type { InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { interviewQuestionsTask } from '../../writing/tasks/interview-questions/interview-questions-task.ts';
import { write } from '../../writing/write.ts';
import { withWordedQuestions } from './with-worded-questions.ts';

export type ToWord = {
  questions: InterviewQuestion[];
  /** Asked before them. */
  asked?: string[];
  cv: ParsedCv | null;
  offer: ParsedOffer;
  role: string;
  seniority: Seniority;
};

export type Worded = { questions: InterviewQuestion[]; writtenBy: WrittenBy };

/**
 * The engine’s questions, in a model’s words where one is there and what it wrote may be asked. How many, on what and in
 * which order stays. Rejects with the signal’s reason.
 */
export async function wordQuestions(
  context: UserContext,
  { questions, asked = [], cv, offer, role, seniority }: ToWord,
): Promise<Worded> {
  const input = { questions, asked, cvText: cv?.text ?? '', offerText: offer.text, role, seniority };
  const written = await write(context, interviewQuestionsTask, input, { cv, offer, extra: [] });
  if (!written.output) return { questions, writtenBy: written.writtenBy };
  const { recogniseIllegalQuestion, asksTheSame } = await loadEngine();
  const worded = withWordedQuestions(questions, written, {
    asked,
    sources: [input.offerText, input.cvText],
    mayAsk: (text) => recogniseIllegalQuestion(text) === null,
    asksTheSame,
  });
  return worded ? { questions: worded, writtenBy: written.writtenBy } : { questions, writtenBy: unusable };
}

const unusable: WrittenBy = { ...byEngine, reason: 'unavailable' };
