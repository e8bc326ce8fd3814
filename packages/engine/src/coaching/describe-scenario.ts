import type { CoachingScenario, CoachingScenarioCard, CoachingTurn } from '@coach/contracts/features/coaching';
import { typeset } from '../letters/french/typeset.ts';
import { allScenarios, type Scenario, scenarioOf } from './scenario.ts';

/** All that one may train for, as a list shows it. */
export function describeScenarios(): CoachingScenarioCard[] {
  return allScenarios().map(cardOf);
}

/** One of them. */
export function describeScenario(id: CoachingScenario): CoachingScenarioCard {
  return cardOf(scenarioOf(id));
}

/** How many of the questions on the case have been gone through. */
export function progressOf(
  id: CoachingScenario,
  turns: readonly Pick<CoachingTurn, 'step'>[],
): { done: number; total: number } {
  const { steps } = scenarioOf(id);
  const at = steps.findIndex((step) => step.id === turns.at(-1)?.step);
  return { done: at < 0 ? steps.length : at, total: steps.length };
}

function cardOf({ id, track, title, summary, other, steps, facts }: Scenario): CoachingScenarioCard {
  return {
    ...{ id, track, title: typeset(title), summary: typeset(summary), other: typeset(other), questions: steps.length },
    facts: facts.map(({ text, source }) => ({
      text: typeset(text),
      source: { ...source, title: typeset(source.title) },
    })),
  };
}
