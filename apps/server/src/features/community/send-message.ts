import { randomUUID } from 'node:crypto';
import type { MessageKind, NewMessage } from '@coach/contracts/features/community';
import type { Gate } from '@coach/contracts/gates';
import type { UserContext } from '../../context.ts';
import { communityMessages as messages } from '../../db/schema/community.ts';
import { AppError } from '../../http/app-error.ts';
import { postToOperator } from '../../mail/post-to-operator.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { requireGate } from '../billing/require-gate.ts';
import type { CommunityThrottle } from './community-throttle.ts';
import { findSameMessage, type MessageRow } from './queries.ts';

/** Who may write it, and what the operator’s mail calls it. */
const kinds: Record<MessageKind, { gate: Gate; topic: string }> = {
  question: { gate: 'workshops', topic: 'Question sur un atelier' },
  topic: { gate: 'workshops', topic: 'Proposition de sujet d’atelier' },
  connection: { gate: 'networking', topic: 'Demande de mise en relation' },
  mentoring: { gate: 'networking', topic: 'Demande de mentorat' },
};

/**
 * Keeps what the caller writes and mails it to the operator; the same words on the same again are the same message.
 * Throws `subscription_required`, `not_found` for a workshop there is not, `too_many_requests` (`messages`).
 */
export async function sendMessage(
  context: UserContext,
  throttle: CommunityThrottle,
  message: NewMessage,
): Promise<MessageRow> {
  const { gate, topic } = kinds[message.kind];
  await requireGate(context, gate);
  const { gatherings } = await context.community();
  const about = message.gatheringId ? gatherings.find(({ id }) => id === message.gatheringId) : null;
  if (about === undefined) throw new AppError('not_found');
  return await oneAtATime(`community ${context.actor.userId}`, async () => {
    const same = await findSameMessage(context, message);
    if (same) return same;
    await throttle.beforeWriting(context.actor.userId);
    return await keepAndPost(context, message, { topic, about: about?.title ?? null });
  });
}

async function keepAndPost(
  context: UserContext,
  { kind, gatheringId = null, content }: NewMessage,
  named: { topic: string; about: string | null },
): Promise<MessageRow> {
  const { db, actor, clock } = context;
  const row = { id: randomUUID(), userId: actor.userId, kind, gatheringId, content, createdAt: clock.now() };
  return await db.transaction(async (transaction) => {
    const [kept] = await transaction.insert(messages).values(row).returning();
    await postToOperator(context, transaction, { ...named, text: content });
    return kept as MessageRow;
  });
}
