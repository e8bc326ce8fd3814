import { createHash } from 'node:crypto';
import type { analyzeAnswerRequestSchema } from '@coach/contracts/features/interviews';
import type { InterviewQuestion } from '@coach/contracts/interview';
import type { z } from 'zod';

export type Timing = z.output<typeof analyzeAnswerRequestSchema>['timing'];
export type Answered = { questionIndex: number; answer: string; timing?: Timing | null };

export type Answers = { questions: InterviewQuestion[]; responses: string[] };

/** The answers that say something, by the question they answer. */
export function answersOf({ questions, responses }: Answers): Answered[] {
  return questions.flatMap((_, questionIndex) => {
    const answer = responses[questionIndex] ?? '';
    return answer.trim() === '' ? [] : [{ questionIndex, answer }];
  });
}

/** The same for the same answers to the same questions, whatever else was asked. */
export function answersKey(answers: Answers): string {
  const said = answersOf(answers).map(({ questionIndex, answer }) => [
    answers.questions[questionIndex]?.question,
    answer,
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** A question that a client sends, of which nothing else is known. */
export function questionAsSent(question: string): InterviewQuestion {
  return { category: 'parcours', question, tips: [], about: null };
}
