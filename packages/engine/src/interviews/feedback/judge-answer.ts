import type { ParsedCv } from '@coach/contracts/cv';
import { type AnswerFeedback, type InterviewQuestion, rubric, type Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import { measureDelivery, type SpokenTiming } from '../delivery/measure-delivery.ts';
import { answerContext } from './answer-context.ts';
import { challengeAnswer } from './challenge-answer.ts';
import { describeAnswer } from './describe-answer.ts';
import { capByNature, describeNature } from './describe-nature.ts';
import type { Dimension } from './dimension.ts';
import { findParts } from './find-parts.ts';
import { reframeAnswer } from './reframe-answer.ts';
import { scoreClarity } from './score-clarity.ts';
import { findEvidence, scoreEvidence } from './score-evidence.ts';
import { scoreLanguage } from './score-language.ts';
import { findOfferTies, scoreOffer } from './score-offer.ts';
import { scoreRelevance } from './score-relevance.ts';
import { scoreStructure } from './score-structure.ts';

export type JudgeAnswerInput = {
  question: InterviewQuestion;
  answer: string;
  offer: ParsedOffer | null;
  cv: ParsedCv | null;
  seniority: Seniority;
  /** From 0. */
  questionIndex: number;
  /** Of a spoken answer: it is told, and never counts. */
  timing?: SpokenTiming | undefined;
};

/**
 * Judges one answer by the fixed rubric, on its words alone: typed or spoken, the same words have the same scores,
 * whatever their punctuation, capitals and spelling of numbers. Never throws.
 */
export function judgeAnswer({ questionIndex, timing, ...judged }: JudgeAnswerInput): AnswerFeedback {
  const context = answerContext(judged);
  const parts = findParts(context);
  const evidence = findEvidence(context);
  const relevance = scoreRelevance(context);
  const all: Dimension[] = [
    scoreStructure(context, parts),
    relevance,
    scoreEvidence(context, evidence),
    scoreOffer(context, findOfferTies(context)),
    scoreClarity(context),
    scoreLanguage(context),
  ];
  const capped = capByNature(context, relevance.isOffTopic, all);
  const score = weightedMean(capped);
  return {
    questionIndex,
    score,
    ...(describeNature(context) ?? describeAnswer(context, capped, score, relevance.isOffTopic)),
    dimensions: capped.map(({ dimension, score: own, comment, quotes }) => ({
      dimension,
      score: own,
      comment,
      quotes,
    })),
    reframed: relevance.isOffTopic ? null : reframeAnswer(context, parts),
    challenges: challengeAnswer(context, { parts, evidence }, relevance.isOffTopic),
    delivery: timing ? measureDelivery({ transcript: judged.answer, timing }) : null,
  };
}

/** Dimensions that do not count weigh nothing. */
function weightedMean(dimensions: readonly Dimension[]): number {
  const counted = dimensions.filter(({ score }) => score !== null);
  const weight = counted.reduce((sum, { dimension }) => sum + rubric[dimension], 0);
  if (weight === 0) return 0;
  return Math.round(counted.reduce((sum, { dimension, score }) => sum + rubric[dimension] * (score ?? 0), 0) / weight);
}
