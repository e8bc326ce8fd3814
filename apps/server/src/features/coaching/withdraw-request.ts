import { and, isNull } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { coachRequests as requests } from '../../db/schema/coaching.ts';
import { AppError } from '../../http/app-error.ts';
import { postToOperator } from '../../mail/post-to-operator.ts';
import { type CoachRequestRow, ownedRequest } from './queries.ts';
import { requestTopics } from './request-coach.ts';

/**
 * Withdraws a request, which the operator is told once; one that is withdrawn stays so. Throws `not_found`, `conflict`
 * (`request_answered`).
 */
export async function withdrawRequest(context: UserContext, id: string): Promise<CoachRequestRow> {
  const { db, actor, clock } = context;
  const mine = ownedRequest(actor.userId, id);
  return await db.transaction(async (transaction) => {
    const [withdrawn] = await transaction
      .update(requests)
      .set({ withdrawnAt: clock.now() })
      .where(and(mine, isNull(requests.withdrawnAt), isNull(requests.answer)))
      .returning();
    if (!withdrawn) return await asItStands(transaction, mine);
    const { kind, subject } = withdrawn;
    const text = `La personne a retiré sa demande (${id})\u00a0: elle n’attend plus de réponse.`;
    await postToOperator(context, transaction, { topic: `${requestTopics[kind]} retirée`, about: subject, text });
    return withdrawn;
  });
}

async function asItStands(db: Pick<UserContext['db'], 'select'>, mine: ReturnType<typeof ownedRequest>) {
  const [found] = await db.select().from(requests).where(mine);
  if (!found) throw new AppError('not_found');
  if (found.answer !== null) throw new AppError('conflict', { reason: 'request_answered' });
  return found;
}
