import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { ProviderSubscription } from '../../ports/payments.ts';
import { findCustomer } from './customers.ts';
import { askProvider } from './payment-failures.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Ends the subscription with the period that is paid for (Code de la consommation, L215-1-1); a mail confirms the date.
 * Doing it twice changes nothing. Throws `conflict` (`no_subscription`), `unavailable` (`cancellation`).
 */
export async function cancelSubscription(context: UserContext): Promise<void> {
  await withSubscriptions(context, async ({ id, endsAt }) => {
    if (!endsAt) await context.payments.cancelAtPeriodEnd(id);
  });
}

/** Takes a cancellation or a change to come back. Throws as `cancelSubscription` does. */
export async function resumeSubscription(context: UserContext): Promise<void> {
  await withSubscriptions(context, async ({ id, endsAt, next }) => {
    if (endsAt || next) await context.payments.resume(id);
  });
}

async function withSubscriptions(
  context: UserContext,
  act: (subscription: ProviderSubscription) => Promise<void>,
): Promise<void> {
  const { payments, clock, actor } = context;
  const customer = await findCustomer(context, actor.userId);
  await askProvider(context, 'cancellation', async () => {
    const state = customer ? await payments.fetchState(customer.customerId, clock.now()) : null;
    if (!customer || !state || state.subscriptions.length === 0)
      throw new AppError('conflict', { reason: 'no_subscription' });
    for (const subscription of state.subscriptions) await act(subscription);
    await syncSubscription(context, customer.customerId);
  });
}
