import type { Purchase } from '@coach/contracts/prices';
import type Stripe from 'stripe';
import type { CustomerState, ProviderInvoice, ProviderSubscription } from '../payments.ts';
import { nextPhase } from './next-phase.ts';
import type { PriceTable } from './price-table.ts';

/** States in which a subscription gives, or may soon again give, what it is for. */
const live: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
};

/** Everything Stripe knows of a customer, in the application’s words. */
export async function readCustomer(stripe: Stripe, prices: PriceTable, customer: string): Promise<CustomerState> {
  const found = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] })
    .autoPagingToArray({ limit: 1_000 });
  const invoices = await stripe.invoices.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1_000 });
  const subscriptions = await Promise.all(found.map((each) => readSubscription(each, invoices, prices)));
  return {
    subscriptions: subscriptions.filter((each) => each !== null),
    invoices: (await Promise.all(invoices.map((each) => readInvoice(each, prices)))).filter((each) => each !== null),
  };
}

async function readSubscription(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  prices: PriceTable,
): Promise<ProviderSubscription | null> {
  const status = live[subscription.status];
  const sold = status ? await soldIn(subscription, prices) : null;
  if (!status || !sold) return null;
  const { item, purchase } = sold;
  const currentPeriodEnd = instant(item.current_period_end);
  return {
    ...purchase,
    id: subscription.id,
    status,
    currentPeriodEnd,
    endsAt: endOf(subscription, currentPeriodEnd),
    unpaidSince: status === 'past_due' ? dueSince(subscription, item, invoices) : null,
    next: await nextOf(subscription, purchase, prices),
  };
}

/** The item that is one of our plans; the operator may have added others. */
async function soldIn({ items }: Stripe.Subscription, prices: PriceTable) {
  for (const item of items.data) {
    const purchase = await prices.purchaseOf(item.price);
    if (purchase) return { item, purchase };
  }
  return null;
}

function endOf({ cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: Date): Date | null {
  if (cancel_at) return instant(cancel_at);
  return cancel_at_period_end ? periodEnd : null;
}

/**
 * When the first invoice that was not paid was issued, since the last one that was: a later one gives no new grace, one
 * that was let go long ago takes none away.
 */
function dueSince({ id }: Stripe.Subscription, item: Stripe.SubscriptionItem, invoices: Stripe.Invoice[]): Date {
  const own = invoices.filter(({ parent }) => {
    const of = parent?.subscription_details?.subscription;
    return (typeof of === 'string' ? of : of?.id) === id;
  });
  const lastPaid = Math.max(0, ...own.filter(({ status }) => status === 'paid').map(({ created }) => created));
  const unpaid = own.filter(
    ({ status, created }) => (status === 'open' || status === 'uncollectible') && created > lastPaid,
  );
  return instant(unpaid.length > 0 ? Math.min(...unpaid.map(({ created }) => created)) : item.current_period_start);
}

async function nextOf(
  subscription: Stripe.Subscription,
  now: Purchase,
  prices: PriceTable,
): Promise<ProviderSubscription['next']> {
  const phase = nextPhase(subscription);
  const price = phase?.items[0]?.price;
  const purchase = price && typeof price !== 'string' && 'deleted' in price ? null : price;
  const next = purchase ? await prices.purchaseOf(purchase as Stripe.Price | string) : null;
  if (!phase || !next || (next.plan === now.plan && next.period === now.period)) return null;
  return { ...next, at: instant(phase.start_date) };
}

const invoiceStatuses: Record<string, ProviderInvoice['status']> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'open',
  void: 'void',
};

async function readInvoice(invoice: Stripe.Invoice, prices: PriceTable): Promise<ProviderInvoice | null> {
  const status = invoiceStatuses[invoice.status ?? 'draft'];
  if (!status) return null;
  // The last line that costs something: before it stands the credit for what a change replaced.
  const line = invoice.lines.data.findLast(({ amount }) => amount > 0);
  const price = line?.pricing?.price_details?.price;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    amountCents: invoice.total,
    currency: invoice.currency,
    status,
    issuedAt: instant(invoice.created),
    purchase: price ? await prices.purchaseOf(price as Stripe.Price | string).catch(() => null) : null,
  };
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
