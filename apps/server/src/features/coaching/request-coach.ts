import { randomUUID } from 'node:crypto';
import type { CoachRequestKind, NewCoachRequest } from '@coach/contracts/features/coaching';
import type { UserContext } from '../../context.ts';
import { coachRequests } from '../../db/schema/coaching.ts';
import { AppError } from '../../http/app-error.ts';
import { postToOperator } from '../../mail/post-to-operator.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { requireGate } from '../billing/require-gate.ts';
import type { CoachingThrottle } from './coaching-throttle.ts';
import { type CoachRequestRow, findSameRequest } from './queries.ts';

/** As the operator’s mail calls it. */
export const requestTopics: Record<CoachRequestKind, string> = {
  coach: 'Demande de coach partenaire',
  roadmap: 'Demande de feuille de route du mois',
};

/**
 * Keeps what the person asks for and mails it to the operator; the same while it is open is the same request. Throws
 * `subscription_required`, `unavailable` (`no_operator`) where no mailbox is configured, `too_many_requests` (`messages`).
 */
export async function requestCoach(
  context: UserContext,
  throttle: CoachingThrottle,
  asked: NewCoachRequest,
): Promise<CoachRequestRow> {
  await requireGate(context, 'specialised_coaching');
  if (context.operator.email === null) throw new AppError('unavailable', { reason: 'no_operator' });
  return await oneAtATime(`coach request ${context.actor.userId}`, async () => {
    const same = await findSameRequest(context, asked);
    if (same) return same;
    await throttle.beforeRequest(context.actor.userId);
    return await keepAndPost(context, asked);
  });
}

async function keepAndPost(context: UserContext, asked: NewCoachRequest): Promise<CoachRequestRow> {
  const { db, actor, clock } = context;
  const row = { ...asked, id: randomUUID(), userId: actor.userId, createdAt: clock.now() };
  return await db.transaction(async (transaction) => {
    const [kept] = await transaction.insert(coachRequests).values(row).returning();
    const { kind, subject } = asked;
    await postToOperator(context, transaction, { topic: requestTopics[kind], about: subject, text: textOf(row) });
    return kept as CoachRequestRow;
  });
}

function textOf({ id, hopes, availability, contactWay, contact }: NewCoachRequest & { id: string }): string {
  const way = contactWay === 'email' ? 'par e-mail' : 'par téléphone';
  return [
    `Ce que la personne attend\u00a0: ${hopes}`,
    availability && `Ses disponibilités\u00a0: ${availability}`,
    `À joindre ${way}\u00a0: ${contact}`,
    `Pour ranger votre réponse dans son compte, le numéro de la demande est ${id} (apps/server/scripts/messages.ts).`,
  ]
    .filter(Boolean)
    .join('\n');
}
