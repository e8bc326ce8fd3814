import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { invoices, subscriptions } from '../../db/schema/billing.ts';
import { findSubscription } from './find-subscription.ts';

const toldForMs = 60 * 24 * 3_600_000;

/** The plan that somebody paid for last and has no more, for two months after its end; null for none. */
export async function findEndedPlan(context: UserContext): Promise<{ plan: string; invoice: string } | null> {
  const { db, clock, actor, payments } = context;
  if (await findSubscription(context, actor.userId)) return null;
  const paid = and(
    eq(invoices.userId, actor.userId),
    isNotNull(invoices.plan),
    eq(invoices.provider, payments.provider),
  );
  const [found] = await db
    .select({
      plan: invoices.plan,
      invoice: invoices.id,
      accessUntil: subscriptions.accessUntil,
      seenAt: subscriptions.updatedAt,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.userId, invoices.userId))
    .where(paid)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(1);
  if (!found?.plan) return null;
  const endedAt = found.accessUntil ?? found.seenAt;
  return clock.now().getTime() - endedAt.getTime() < toldForMs ? { plan: found.plan, invoice: found.invoice } : null;
}
