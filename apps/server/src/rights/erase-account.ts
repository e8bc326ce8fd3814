import { eq, like, or } from 'drizzle-orm';
import { hashOfId } from '../account-hash.ts';
import type { Services } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { despiteDeadlock } from '../db/despite-deadlock.ts';
import { rateLimits, users, verifications } from '../db/schema/auth.ts';
import { billingCustomers } from '../db/schema/billing.ts';
import { storedFiles } from '../db/schema/documents.ts';
import { erasures } from '../db/schema/rights.ts';
import { accountKey } from '../features/auth/throttle.ts';
import { forgetLater } from '../features/billing/forget-customer.ts';
import { dropFile } from '../features/documents/drop-file.ts';

export type ErasureServices = Pick<Services, 'db' | 'files' | 'clock' | 'log' | 'jobs' | 'forgetMails' | 'ledger'>;

/**
 * Erases an account for good: every row by the database’s own rules, its jobs, links, counters, files and kept mails. A
 * hash of its id stays, to erase it again from a restored backup. Files that cannot be removed now are left to the sweep.
 */
export async function eraseAccount(services: ErasureServices, userId: string): Promise<void> {
  const { db, clock, ledger, log } = services;
  const idHash = hashOfId(userId);
  // Work under way locks the same rows in another order.
  const erase = () =>
    db.transaction(async (transaction) => {
      // Locked first: whoever is made a customer meanwhile is known here, or finds the account gone.
      const mine = eq(users.id, userId);
      const [user] = await transaction.select({ email: users.email }).from(users).where(mine).for('update');
      await transaction.insert(erasures).values({ idHash, erasedAt: clock.now() }).onConflictDoNothing();
      await services.jobs.forget(transaction, userId);
      await endPayments(services, transaction, userId);
      await transaction
        .delete(verifications)
        .where(or(eq(verifications.value, userId), like(verifications.value, `%${userId}%`)));
      const counters = [like(rateLimits.key, `%${userId}%`)];
      if (user) counters.push(like(rateLimits.key, `%${accountKey(user.email)}%`));
      await transaction.delete(rateLimits).where(or(...counters));
      await transaction.delete(users).where(mine);
      return user?.email ?? null;
    });
  const email = await despiteDeadlock(erase);
  await dropFiles(services, userId);
  // A full disk must not keep the rest from going: the sweep writes the line later.
  await ledger.add(idHash, clock.now()).catch((error) => log.warn({ err: error }, 'the ledger is left to the sweep'));
  if (email) await services.forgetMails(email);
}

/** Nobody is charged for an account that is gone: tried until the payment provider has ended and forgotten it. */
async function endPayments(services: ErasureServices, transaction: Queryable, userId: string): Promise<void> {
  const [found] = await transaction.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  if (found) await forgetLater(services, transaction, found);
}

async function dropFiles(services: ErasureServices, userId: string): Promise<void> {
  const { db, log } = services;
  const theirs = or(like(storedFiles.key, `documents/${userId}/%`), like(storedFiles.key, `photos/${userId}/%`));
  for (const { key } of await db.select({ key: storedFiles.key }).from(storedFiles).where(theirs))
    await dropFile(services, key).catch((error) => log.warn({ err: error }, 'a file is left to the sweep'));
}
