import type { CheckSubscriptionResponse } from '@coach/contracts/features/billing';
import type { UserContext } from '../../context.ts';
import { type CustomerRow, findCustomer } from './customers.ts';
import { findSubscription } from './find-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

const dayMs = 24 * 3_600_000;
const lookEveryMs = 5_000;
const patienceMs = 4_000;

/** Whether the caller subscribes, and to which tier. Who comes back from a payment need not wait for its event. */
export async function checkSubscription(context: UserContext): Promise<CheckSubscriptionResponse> {
  const { clock, actor, log } = context;
  const customer = await findCustomer(context, actor.userId);
  if (customer && isFromPayment(customer, clock.now().getTime())) {
    const look = lookOnce(context, customer.customerId).catch((error) =>
      log.warn({ err: error }, 'the payment provider did not say what was paid'),
    );
    await Promise.race([look, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
  }
  const found = await findSubscription(context, actor.userId);
  return { subscribed: found !== null, subscription_tier: found?.tier ?? 'free' };
}

const underWay = new Map<string, Promise<void>>();

/** However often one asks while the provider is slow, it is asked once. */
function lookOnce(context: UserContext, customerId: string): Promise<void> {
  const look = underWay.get(customerId) ?? syncSubscription(context, customerId);
  underWay.set(customerId, look);
  return look.finally(() => {
    if (underWay.get(customerId) === look) underWay.delete(customerId);
  });
}

function isFromPayment({ checkoutAt, lookedAt }: CustomerRow, now: number): boolean {
  if (!checkoutAt || now - checkoutAt.getTime() > dayMs) return false;
  return !lookedAt || now - lookedAt.getTime() > lookEveryMs || lookedAt < checkoutAt;
}
