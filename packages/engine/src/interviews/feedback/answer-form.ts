import * as cues from './clause-cues.ts';
import type { QuestionKind } from './question-kind.ts';
import type { Said } from './said-words.ts';
import type { Clause } from './split-clauses.ts';

/** What an answer with a bare fact holds, and one that asks back. */
export const bareFact =
  / (?:#|oui|non|disponibles?|immediatement|lundi|mois|semaines?|permis|possible|prete?|preavis|tout de suite|des demain) /;
export const askedBack =
  / (?:quels?|quelles?|comment|combien|est ce que|qui|pourquoi|y a t il|pouvez vous|pourriez vous|qu est ce|avez vous|quand|j aimerais savoir|je voudrais savoir|me demand\w+) /;
const backToWork =
  / (?:poste|horaires?|organisation|prefere|lien|competences?|metier|travail\w*|missions?|concerne|vie privee|question|disponib\w+) /;
const leaving =
  / (?:contrat|cdd|fin|ferm\w+|demission\w*|licenci\w+|quitte\w*|partie?|demenag\w+|evolu\w+|envie|plus de) /;
const would = / je \w+rais /;

type Shape = {
  /** How many clauses show one of the patterns. */
  some: (...patterns: readonly RegExp[]) => number;
  past: boolean;
  text: string;
};

const steps = (count: number) => Math.min(1, 0.2 + 0.3 * count);

const forms: Record<QuestionKind, (shape: Shape) => number> = {
  example: ({ some, past }) => {
    const set = some(cues.situationCue) > 0;
    if (past) return set ? 1 : 0.75;
    return set ? 0.45 : 0.15;
  },
  method: ({ some }) => steps(some(cues.presentAction, cues.ownAction, cues.firstCue, cues.sharedHabit)),
  hypothetical: ({ some }) => steps(some(cues.presentAction, cues.ownAction, cues.firstCue, would)),
  presentation: ({ some }) =>
    0.1 + 0.3 * [cues.presentSelf, cues.pastSelf, cues.futureSelf].filter((cue) => some(cue) > 0).length,
  motivation: ({ some }) => 0.1 + 0.45 * [cues.aboutEmployer, cues.aboutSelf].filter((cue) => some(cue) > 0).length,
  departure: ({ some }) => (some(leaving) > 0 ? 1 : 0.4),
  gap: ({ some, past }) => (past || some(cues.habit, cues.presentAction) > 0 ? 1 : 0.5),
  projection: ({ some }) => (some(cues.wishCue) > 0 ? 1 : 0.3),
  strength: ({ some, past }) => {
    if (some(cues.qualityCue) > 0) return past ? 1 : 0.7;
    return past ? 0.6 : 0.2;
  },
  weakness: ({ some }) => {
    if (some(cues.faultCue) === 0) return 0.2;
    return some(cues.remedyCue) > 0 ? 1 : 0.7;
  },
  practical: ({ text }) => (bareFact.test(text) ? 1 : 0.4),
  illegal: ({ text }) => (backToWork.test(text) ? 1 : 0.3),
  ask: ({ text }) => (askedBack.test(text) ? 1 : 0.15),
};

/** Whether the answer has the shape its question calls for, 0 to 1. */
export function answerForm(said: Said, clauses: readonly Clause[], kind: QuestionKind): number {
  const some = (...patterns: readonly RegExp[]) =>
    clauses.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).length;
  return forms[kind]({ some, past: some(cues.ownAction, cues.sharedAction) > 0, text: said.text });
}
