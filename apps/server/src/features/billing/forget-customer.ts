import { hashOfId } from '../../account-hash.ts';
import type { Services } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { CustomerJob } from '../../work/job-queue.ts';

type Known = { userId: string; provider: string; customerId: string };

/** Has the provider end and forget a customer: tried until that is done, with nothing that names the account. */
export async function forgetLater({ jobs }: Pick<Services, 'jobs'>, db: Queryable, known: Known): Promise<void> {
  const { userId, provider, customerId } = known;
  await jobs.send(db, 'customer', { userId: hashOfId(userId), provider, customerId });
}

/** Throws while the customer’s own provider is not the present one: only that one can end what it charges for. */
export async function forgetCustomer(
  { payments }: Pick<Services, 'payments'>,
  { provider, customerId }: CustomerJob,
): Promise<void> {
  // The demonstration’s books went with the account.
  if (provider === 'simulated') return;
  if (provider !== payments.provider) throw new Error(`A customer of ${provider} is to be forgotten there`);
  await payments.forgetCustomer(customerId);
}
