import type { InterviewQuestion } from '@coach/contracts/interview';
import type { Doubt } from '../../writing/task.ts';
import {
  type QuestionsAnswer,
  questionPath,
  tipPath,
} from '../../writing/tasks/interview-questions/interview-questions-task.ts';
import { quotationsIn, quoteFinder } from '../../writing/tasks/quotations.ts';

type Answer = { output: QuestionsAnswer; doubts: readonly Doubt[] };

type Rules = {
  /** Asked before them. */
  asked: readonly string[];
  /** What may be quoted. */
  sources: readonly string[];
  /** By law. */
  mayAsk(text: string): boolean;
  asksTheSame(one: string, other: string): boolean;
};

/**
 * The engine’s questions with a model’s words in the place of theirs. A question that the guard holds, that may not be
 * asked, that misquotes or that asks what another does stays the engine’s; so do its tips. null where none is a model’s.
 */
export function withWordedQuestions(
  questions: readonly InterviewQuestion[],
  { output, doubts }: Answer,
  { asked, sources, mayAsk, asksTheSame }: Rules,
): InterviewQuestion[] | null {
  const held = new Set(doubts.map(({ path }) => path));
  const isQuoted = quoteFinder(sources);
  const isFit = (path: string, text: string) =>
    !held.has(path) && mayAsk(text) && quotationsIn(text).every(({ quote }) => isQuoted(quote));
  const worded = [...questions];
  output.items.forEach(({ index, question, tips }, place) => {
    const own = questions[index];
    // The first answer to a question counts.
    if (!own || worded[index] !== own || !isFit(questionPath(place), question)) return;
    const others = [...asked, ...worded.filter((each) => each !== own).map((each) => each.question)];
    if (others.some((other) => asksTheSame(question, other))) return;
    const fit = tips.filter((tip, number) => isFit(tipPath(place, number), tip));
    worded[index] = { ...own, question, tips: fit.length > 0 ? [...new Set(fit)] : own.tips };
  });
  return worded.some((each, index) => each !== questions[index]) ? worded : null;
}
