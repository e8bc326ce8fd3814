import type { AnswerFeedback } from '@coach/contracts/interview';

/** The mean of the answers' scores; null until one is judged. */
export function sessionScore(feedback: readonly Pick<AnswerFeedback, 'score'>[]): number | null {
  if (feedback.length === 0) return null;
  return Math.round(feedback.reduce((sum, { score }) => sum + score, 0) / feedback.length);
}
