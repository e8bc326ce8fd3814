import { randomUUID } from 'node:crypto';
import type { CoachingScenario } from '@coach/contracts/features/coaching';
import type { UserContext } from '../../context.ts';
import { coachingSessions } from '../../db/schema/coaching.ts';
import { loadCoaching } from '../../ports/engine.ts';
import { requireGate } from '../billing/require-gate.ts';
import type { CoachingThrottle } from './coaching-throttle.ts';
import type { CoachingRow } from './queries.ts';

/** Begins a dialogue with the coach’s first question. Throws `subscription_required`, `too_many_requests` (`coaching`). */
export async function startCoaching(
  context: UserContext,
  throttle: CoachingThrottle,
  scenario: CoachingScenario,
): Promise<CoachingRow> {
  await requireGate(context, 'specialised_coaching');
  const { db, actor, clock } = context;
  await throttle.beforeTurn(actor.userId);
  const { openDialogue } = await loadCoaching();
  const now = clock.now();
  const [started] = await db
    .insert(coachingSessions)
    .values({
      ...{ id: randomUUID(), userId: actor.userId, scenario, state: 'asking', turns: openDialogue(scenario) },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  return started as CoachingRow;
}
