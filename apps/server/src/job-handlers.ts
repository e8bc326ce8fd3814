import type { Services } from './context.ts';
import { forgetCustomer } from './features/billing/forget-customer.ts';
import { syncSubscription } from './features/billing/sync-subscription.ts';
import { analyseJob } from './features/jobs/analyse-job.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import type { JobHandlers } from './work/pg-boss-queue.ts';

/** What does each kind of job. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    offer: (order) => analyseJob(services, order),
    subscription: ({ customerId }) => syncSubscription(services, customerId),
    customer: (order) => forgetCustomer(services, order),
    mail: (mail, id) => deliverMail(services, mail, id),
  };
}
