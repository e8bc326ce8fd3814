import type { ParsedCv } from '@coach/contracts/cv';
import type { InterviewQuestion, Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { bareFact } from './answer-form.ts';
import { type AnswerNature, answerNature } from './answer-nature.ts';
import { type QuestionKind, questionKind } from './question-kind.ts';
import { type Said, saidWords } from './said-words.ts';
import { type Clause, splitClauses } from './split-clauses.ts';

export type JudgedAnswer = {
  question: InterviewQuestion;
  answer: string;
  offer: ParsedOffer | null;
  cv: ParsedCv | null;
  seniority: Seniority;
};

/** What every dimension of the rubric looks at. */
export type AnswerContext = JudgedAnswer & {
  said: Said;
  asked: Said;
  clauses: Clause[];
  kind: QuestionKind;
  nature: AnswerNature;
  /** The language of a foreign answer. */
  language: string | null;
  /** Where an insult stands. */
  insult: { from: number; to: number } | null;
};

export function answerContext(judged: JudgedAnswer): AnswerContext {
  const said = saidWords(judged.answer.slice(0, 30_000));
  const asked = saidWords(judged.question.question.slice(0, 2_000));
  const kind = questionKind(judged.question);
  const { nature: own, language, at } = answerNature(said, asked);
  // A bare fact is told in few words.
  const nature = own === 'tiny' && kind === 'practical' && bareFact.test(said.text) ? 'plain' : own;
  return {
    ...judged,
    said,
    asked,
    clauses: splitClauses(said),
    kind,
    nature,
    language,
    insult: at,
  };
}
