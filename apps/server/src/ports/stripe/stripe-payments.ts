import Stripe from 'stripe';
import {
  ChangePendingError,
  CustomerGoneError,
  ForgedEventError,
  type PaymentEvent,
  type Payments,
} from '../payments.ts';
import { unlessGone } from './gone-customer.ts';
import { nextPhase } from './next-phase.ts';
import { isMissing, openStripe, type StripeAccess } from './open-stripe.ts';
import { findConfigurations } from './portal-configurations.ts';
import { createPriceTable } from './price-table.ts';
import { readCustomer } from './read-customer.ts';

/** A signature older than this, in seconds, is refused: what was overheard cannot be sent again later. */
const toleranceSeconds = 300;

/** Payments through Stripe: Checkout for the first, the customer portal for what follows. */
export function stripePayments(access: StripeAccess): Payments {
  const stripe = openStripe(access);
  const prices = createPriceTable(stripe);
  const configurationFor = findConfigurations(stripe);
  return {
    provider: 'stripe',
    async createCustomer({ userId, email, fullName }) {
      const customer = { email, metadata: { user_id: userId }, ...(fullName ? { name: fullName } : {}) };
      const query = `metadata['user_id']:'${userId}'`;
      const [known] = (await stripe.customers.search({ query, limit: 1 })).data;
      if (known) return known.id;
      // A key of our own would have Stripe repeat a failure, or a customer deleted since, for a day.
      return (await stripe.customers.create(customer)).id;
    },
    async openCheckout({ userId, customerId }, purchase, { pages, language }) {
      const asked: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: await prices.idOf(purchase), quantity: 1 }],
        subscription_data: { metadata: { user_id: userId } },
        success_url: pages.success,
        cancel_url: pages.cancelled,
        locale: language,
      };
      const session = await stripe.checkout.sessions.create(asked).catch(unlessGone(stripe, customerId));
      if (!session.url) throw new Error('Stripe opened a checkout without a page');
      return { id: session.id, url: session.url };
    },
    async closeCheckout(id) {
      await stripe.checkout.sessions.expire(id).catch(unless(isOver));
    },
    async openChange({ customerId }, subscriptionId, purchase, { pages, language, when }) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
      const { cancel_at, cancel_at_period_end, items } = subscription;
      // Undone here, they would be lost to who leaves the page; left, they would outlive what is confirmed on it.
      if (nextPhase(subscription) || cancel_at || cancel_at_period_end)
        throw new ChangePendingError('A change or an end is to come at Stripe');
      await release(stripe, subscription);
      const item = items.data[0]?.id;
      if (!item) throw new Error('A subscription at Stripe has no item');
      const configuration = await configurationFor(when);
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: pages.cancelled,
        locale: language,
        ...(configuration ? { configuration } : {}),
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: item, price: await prices.idOf(purchase), quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: pages.success } },
        },
      });
      return { url };
    },
    async openPortal({ customerId }, { back, language }) {
      const configuration = await configurationFor('never');
      const session = { customer: customerId, return_url: back, locale: language };
      const asked = configuration ? { ...session, configuration } : session;
      return { url: (await stripe.billingPortal.sessions.create(asked)).url };
    },
    async cancelAtPeriodEnd(subscriptionId) {
      await release(stripe, await stripe.subscriptions.retrieve(subscriptionId));
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    },
    async endNow(subscriptionId) {
      await release(stripe, await stripe.subscriptions.retrieve(subscriptionId));
      await stripe.subscriptions.cancel(subscriptionId).catch(unless(isMissing));
    },
    async resume(subscriptionId) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      await release(stripe, subscription);
      // The portal ends a subscription on a date, which is not taken back as an end of period is.
      if (subscription.cancel_at_period_end)
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
      else if (subscription.cancel_at) await stripe.subscriptions.update(subscriptionId, { cancel_at: '' });
    },
    async fetchState(customerId) {
      try {
        return await readCustomer(stripe, prices, customerId).catch(unlessGone(stripe, customerId));
      } catch (error) {
        if (error instanceof CustomerGoneError && error.isDeleted) return { subscriptions: [], invoices: [] };
        throw error;
      }
    },
    async forgetCustomer(customerId) {
      await stripe.customers.del(customerId).catch(unless(isMissing));
    },
    async invoicePage(invoiceId) {
      const invoice = await stripe.invoices.retrieve(invoiceId).catch(unless(isMissing));
      return invoice?.hosted_invoice_url ?? null;
    },
    readEvent: (body, signature, now) => readEvent(stripe, access.webhookSecret, { body, signature, now }),
  };
}

/** A change that is to come stands against any other: it is dropped, the subscription stays as it is. */
async function release(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (!schedule) return;
  await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
}

function isOver(error: unknown): boolean {
  return isMissing(error) || error instanceof Stripe.errors.StripeInvalidRequestError;
}

function unless(isExpected: (error: unknown) => boolean) {
  return (error: unknown): void => {
    if (!isExpected(error)) throw error;
  };
}

type Received = { body: string; signature: string | null; now: Date };

function readEvent(stripe: Stripe, secret: string, { body, signature, now }: Received): PaymentEvent {
  try {
    const at = now.getTime();
    const { webhooks } = stripe;
    const event = webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds, undefined, at);
    return { id: event.id, type: event.type, customerId: customerOf(event.data.object) };
  } catch (error) {
    throw new ForgedEventError('An event that Stripe did not send', { cause: error });
  }
}

function customerOf(subject: object): string | null {
  const { object, id, customer } = subject as { object?: string; id?: string; customer?: string | { id: string } };
  if (object === 'customer') return id ?? null;
  return (typeof customer === 'object' ? customer?.id : customer) ?? null;
}
