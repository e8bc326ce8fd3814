import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { billingCustomers, paymentEvents } from '../../db/schema/billing.ts';
import { AppError } from '../../http/app-error.ts';
import { ForgedEventError, type PaymentEvent, type Payments } from '../../ports/payments.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'jobs' | 'payments' | 'log'>;

/**
 * Takes an event of the payment provider: recorded once, in one transaction with the job that looks at what it is about.
 * What it says is not believed. Throws `validation` (`signature`) for what the provider did not send.
 */
export async function receiveEvent(services: Needs, body: string, signature: string | null): Promise<void> {
  const { db, clock, jobs, payments } = services;
  const { id, type, customerId } = readEvent(payments, body, signature, clock.now());
  if (!customerId) return;
  const [customer] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  // Another application’s customer, or someone who erased their account.
  if (!customer) return;
  await db.transaction(async (transaction) => {
    const recorded = await transaction
      .insert(paymentEvents)
      .values({ id, type, receivedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (recorded.length === 0) return;
    const order = { userId: customer.userId, customerId };
    await jobs.send(transaction, 'subscription', order, { singletonKey: customerId });
  });
}

function readEvent(payments: Payments, body: string, signature: string | null, now: Date): PaymentEvent {
  try {
    return payments.readEvent(body, signature, now);
  } catch (error) {
    if (error instanceof ForgedEventError) throw new AppError('validation', { reason: 'signature' });
    throw error;
  }
}
