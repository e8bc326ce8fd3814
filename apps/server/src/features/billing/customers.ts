import { and, eq } from 'drizzle-orm';
import type { Services, UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema/billing.ts';
import { forgetLater } from './forget-customer.ts';

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

/**
 * The same, made known to the provider where need be. A customer of the demonstration becomes a real one, never the other
 * way round: who is charged elsewhere must stay known. One that is not kept here is forgotten there.
 */
export async function ensureCustomer(context: UserContext): Promise<CustomerRow> {
  const { db, actor, payments } = context;
  const found = await findCustomer(context, actor.userId);
  if (found) return found;
  await dropDemonstration(context);
  const customerId = await payments.createCustomer(actor);
  const made = { userId: actor.userId, provider: payments.provider, customerId };
  try {
    const kept = await db.insert(billingCustomers).values(made).onConflictDoNothing().returning();
    if (kept[0]) return kept[0];
  } catch (error) {
    // The account was erased meanwhile.
    await forgetLater(context, db, made);
    throw error;
  }
  const first = (await findCustomer(context, actor.userId)) as CustomerRow;
  if (first.customerId !== customerId) await forgetLater(context, db, made);
  return first;
}

async function dropDemonstration({ db, actor, payments }: UserContext): Promise<void> {
  const mine = eq(billingCustomers.userId, actor.userId);
  const [former] = await db.select({ provider: billingCustomers.provider }).from(billingCustomers).where(mine);
  if (!former || former.provider === payments.provider) return;
  if (former.provider !== 'simulated')
    throw new Error(`A customer of ${former.provider} cannot become one of ${payments.provider}`);
  await db.delete(billingCustomers).where(and(mine, eq(billingCustomers.provider, 'simulated')));
}

/** No longer known under that name; the next purchase makes a new customer. */
export async function dropCustomer({ db }: { db: Queryable }, customerId: string): Promise<void> {
  await db.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
}
