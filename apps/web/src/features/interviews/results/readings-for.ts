import type { AnswerFeedback, QuestionCategory } from '@coach/contracts/interview';
import { type Reading, readingOfDimension, readingOfQuestion } from '@coach/contracts/reading';

/** A dimension or an answer from here on needs no reading. */
const enough = 80;

/** What helps with an answer: by what it lacks most, then by what the question was about. */
export function readingsFor({ score, dimensions }: AnswerFeedback, category: QuestionCategory | undefined): Reading[] {
  if (score >= enough) return [];
  const judged = dimensions.flatMap(({ dimension, score: own }) => (own === null ? [] : [{ dimension, own }]));
  const [weakest] = judged.filter(({ own }) => own < enough).sort((a, b) => a.own - b.own);
  return [
    ...(weakest ? [readingOfDimension[weakest.dimension]] : []),
    ...(category ? [readingOfQuestion[category]] : []),
  ];
}
