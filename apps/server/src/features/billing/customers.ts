import { and, eq } from 'drizzle-orm';
import type { Services, UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema/billing.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

/** How the present payment provider knows a user; null when they never paid through it. */
export async function findCustomer(
  { db, payments }: { db: Queryable; payments: Services['payments'] },
  userId: string,
): Promise<CustomerRow | null> {
  const mine = and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, payments.provider));
  const [found] = await db.select().from(billingCustomers).where(mine);
  return found ?? null;
}

/** The same, made known to the provider where need be. Who was another provider’s customer becomes this one’s. */
export async function ensureCustomer(context: UserContext): Promise<CustomerRow> {
  const { db, actor, payments } = context;
  const found = await findCustomer(context, actor.userId);
  if (found) return found;
  const customerId = await payments.createCustomer(actor);
  const row = { userId: actor.userId, provider: payments.provider, customerId };
  await db.transaction(async (transaction) => {
    const { provider } = payments;
    const [former] = await transaction
      .select({ provider: billingCustomers.provider })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, actor.userId));
    if (former && former.provider !== provider)
      await transaction.delete(billingCustomers).where(eq(billingCustomers.userId, actor.userId));
    await transaction.insert(billingCustomers).values(row).onConflictDoNothing();
  });
  return (await findCustomer(context, actor.userId)) as CustomerRow;
}
