import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { findCustomer } from './customers.ts';
import { noteVisit } from './note-visit.ts';
import { subscriptionPage } from './pages.ts';
import { askProvider } from './payment-failures.ts';

/** The customer’s own page at the payment provider. Throws `conflict` (`no_subscription`), `unavailable` (`portal`). */
export async function openPortal(context: UserContext): Promise<{ url: string }> {
  const { payments, actor, appUrl, language } = context;
  const customer = await findCustomer(context, actor.userId);
  if (!customer) throw new AppError('conflict', { reason: 'no_subscription' });
  await noteVisit(context, customer, customer.checkoutId);
  const options = { back: subscriptionPage(appUrl), language };
  return await askProvider(context, 'portal', () => payments.openPortal(customer, options));
}
