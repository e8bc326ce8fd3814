import { figureQuestion } from '../../writing/ask-figure.ts';
import { fr, shorten } from '../../writing/fr.ts';
import { figuresAimedAt } from '../criteria/writing/figures.ts';
import { cvQuotes } from '../finding.ts';
import type { Advise } from './advise.ts';

/** The person answers a few questions, not an inquiry. */
const maxQuestions = 6;

/** Asks for the figures that would make lines concrete, the most recent jobs first. */
export const recommendFigures: Advise = (context, gain) => {
  const won = gain('figures', 1 / context.bullets.length / figuresAimedAt);
  if (won <= 0) return [];
  return context.bullets
    .flatMap((bullet) => {
      const question = bullet.span.end <= context.originalEnd ? figureQuestion(bullet.text) : null;
      return question ? [{ bullet, question }] : [];
    })
    .slice(0, maxQuestions)
    .map(({ bullet: { text, span }, question }) => ({
      id: `complete-line:${span.start}`,
      title: 'Donnez un ordre de grandeur',
      detail: fr`« ${shorten(text)} » : ${question} Même approximatif, un chiffre rend la ligne concrète.`,
      criterion: 'figures',
      evidence: cvQuotes(context, span),
      gain: won,
      action: {
        kind: 'complete-line' as const,
        start: span.start,
        end: span.end,
        before: context.cv.text.slice(span.start, span.end),
        question,
      },
    }));
};
