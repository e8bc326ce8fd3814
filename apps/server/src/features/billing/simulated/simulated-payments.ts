import { randomBytes } from 'node:crypto';
import type { Purchase } from '@coach/contracts/prices';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { simulatedCheckouts, simulatedInvoices, simulatedSubscriptions } from '../../../db/schema/billing.ts';
import {
  type CustomerState,
  ForgedEventError,
  type Payments,
  type ProviderInvoice,
  type ProviderSubscription,
} from '../../../ports/payments.ts';
import { purchaseOfRow, type SimulatedRow } from './quote.ts';
import { openBooks } from './simulated-books.ts';

const pageLastsMs = 24 * 3_600_000;

/**
 * The demonstration’s provider: a payment page of our own that takes no money and asks for no card, with books of its
 * own, so that everything after it is as with a real one.
 */
export function simulatedPayments(db: Database, appUrl: string): Payments {
  const page = (query: string) => `${appUrl}/paiement-simule${query}`;

  async function openPage(userId: string, { plan, period }: Purchase, now: Date) {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now.getTime() + pageLastsMs);
    await db.insert(simulatedCheckouts).values({ token, userId, plan, billingPeriod: period, expiresAt });
    return { id: token, url: page(`?paiement=${token}`) };
  }

  return {
    provider: 'simulated',
    createCustomer: async () => `simulated_${randomBytes(12).toString('hex')}`,
    openCheckout: ({ userId }, purchase, { now }) => openPage(userId, purchase, now),
    async closeCheckout(token) {
      await db.delete(simulatedCheckouts).where(eq(simulatedCheckouts.token, token));
    },
    openChange: ({ userId }, _subscription, purchase, { now }) => openPage(userId, purchase, now),
    openPortal: async () => ({ url: page('') }),
    async cancelAtPeriodEnd(customerId) {
      const change = { endsAtPeriodEnd: true, nextPlan: null, nextBillingPeriod: null };
      await db.update(simulatedSubscriptions).set(change).where(eq(simulatedSubscriptions.customerId, customerId));
    },
    // A payment of the demonstration never fails later: nothing is left to end.
    endNow: async () => {},
    async resume(customerId) {
      const change = { endsAtPeriodEnd: false, nextPlan: null, nextBillingPeriod: null };
      await db.update(simulatedSubscriptions).set(change).where(eq(simulatedSubscriptions.customerId, customerId));
    },
    fetchState: (customerId, now) => db.transaction((transaction) => readState(transaction, customerId, now)),
    // Its books go with the account.
    forgetCustomer: async () => {},
    invoicePage: async () => null,
    readEvent() {
      throw new ForgedEventError('The demonstration sends no events');
    },
  };
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function readState(db: Transaction, customerId: string, now: Date): Promise<CustomerState> {
  const row = await openBooks(db, customerId, now);
  const [owner] = await db
    .select({ userId: simulatedSubscriptions.userId })
    .from(simulatedSubscriptions)
    .where(eq(simulatedSubscriptions.customerId, customerId));
  const issued = owner
    ? await db.select().from(simulatedInvoices).where(eq(simulatedInvoices.userId, owner.userId))
    : [];
  return { subscriptions: row ? [subscriptionOf(row)] : [], invoices: issued.map(invoiceOf) };
}

function subscriptionOf(row: SimulatedRow): ProviderSubscription {
  const { nextPlan, nextBillingPeriod, periodEnd } = row;
  const next = nextPlan && nextBillingPeriod ? { plan: nextPlan, billingPeriod: nextBillingPeriod } : null;
  return {
    ...purchaseOfRow(row),
    id: row.customerId,
    status: 'active',
    currentPeriodEnd: periodEnd,
    endsAt: row.endsAtPeriodEnd ? periodEnd : null,
    unpaidSince: null,
    next: next ? { ...purchaseOfRow(next), at: periodEnd } : null,
  };
}

function invoiceOf(row: typeof simulatedInvoices.$inferSelect): ProviderInvoice {
  const { number, amountCents, issuedAt } = row;
  return { id: number, number, amountCents, currency: 'eur', status: 'paid', issuedAt, purchase: purchaseOfRow(row) };
}
