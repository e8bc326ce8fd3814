import type { CareerPlan } from '@coach/contracts/features/career-advisor';
import { groundingOf } from '../grounding/find-ungrounded.ts';
import { enumerated } from '../letters/french/link-words.ts';
import { fr } from '../writing/fr.ts';
import type { PlanContext } from './plan-context.ts';
import type { Told } from './told.ts';

/**
 * The goal in the person's name, for their profile: only what they said they aim at, what their own words show, and what
 * is still to learn. A claim that the guard finds no source for is left out.
 */
export function writeObjectives({ goal, held, missing }: PlanContext, told: Told): CareerPlan['objectives'] {
  const check = groundingOf({
    cv: told.cv ?? told.pastExperiences,
    extra: [told.pastExperiences, goal.said, told.profileSkills.join(', ')],
    today: told.today,
  });
  const shown = held
    .filter(({ words }) => words === 'same')
    .map(({ skill }) => skill)
    .filter((skill) => check(fr`J’ai déjà pratiqué : ${skill}.`).length === 0)
    .slice(0, 4);
  const learnt = missing.slice(0, 3).map(({ skill }) => skill);
  const sentences = [
    goal.label ? fr`Mon objectif : ${goal.label}.` : fr`Mon objectif : ${goal.said.replace(/\s*[.!?]*$/, '')}.`,
    shown.length > 0 ? fr`Je m’appuie sur ${enumerated(shown.map(quoted))}.` : null,
    learnt.length > 0 ? fr`Je veux d’abord apprendre ${enumerated(learnt.map(quoted))}.` : null,
  ];
  return { text: sentences.filter((each) => each !== null).join(' '), targetPosition: goal.label };
}

function quoted(name: string): string {
  return fr`« ${name} »`;
}
