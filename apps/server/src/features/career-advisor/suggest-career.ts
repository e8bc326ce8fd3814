import type { CareerSuggestions } from '@coach/contracts/features/career-advisor';
import type { UserContext } from '../../context.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { readProfile } from '../profile/read-profile.ts';

/** What the three answers may start from: the newest CV and the profile. Throws `subscription_required`. */
export async function suggestCareer(context: UserContext): Promise<CareerSuggestions> {
  await requireGate(context, 'advisor');
  const [found, { skills, targetPositions }] = await Promise.all([
    findCvToMatch(context.db, context.actor.userId, null),
    readProfile(context),
  ]);
  const { suggestAnswers } = await loadEngine();
  const suggested = suggestAnswers({
    ...{ cv: found?.cv ?? null, targetPositions, today: parisDate(context.clock.now()) },
    profileSkills: skills.map(({ name }) => name),
  });
  return { ...suggested, documentName: found?.name ?? null };
}
