import { randomUUID } from 'node:crypto';
import { maxJobs, type NewJob } from '@coach/contracts/features/jobs';
import { and, eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { AppError } from '../../http/app-error.ts';
import { cleanText } from '../../http/clean-text.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';
import { orderReading } from './order-reading.ts';
import { countJobs, getOwnedJob, type JobRow } from './queries.ts';

/**
 * Keeps an offer, by its text or its address, and has it read. Throws `not_found` for a CV that is not theirs,
 * `conflict` (`jobs_full`), or `too_many_requests`.
 */
export async function createJob(
  context: UserContext,
  throttle: OfferThrottle,
  { url, text, documentId }: NewJob,
): Promise<JobRow & { sourceText: string }> {
  const { db, actor, clock } = context;
  if (documentId) await getOwnedDocument(context, documentId);
  if (text === undefined) await throttle.beforeFetch(actor.userId);
  else await throttle.beforeReading(actor.userId);
  const id = randomUUID();
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, actor.userId);
    if ((await countJobs(transaction, actor.userId)) >= maxJobs)
      throw new AppError('conflict', { reason: 'jobs_full', values: { jobs: maxJobs } });
    const mine = and(eq(jobOffers.userId, actor.userId), eq(jobOffers.applicationStatus, 'not_applied'));
    const first = sql<number>`(select coalesce(min(${jobOffers.position}), 0) - 1 from ${jobOffers} where ${mine})`;
    await transaction.insert(jobOffers).values({
      id,
      userId: actor.userId,
      url: url ?? null,
      sourceText: text === undefined ? '' : cleanText(text),
      status: 'pending',
      documentId: documentId ?? null,
      position: first,
      createdAt: now,
      updatedAt: now,
    });
    await orderReading(context, transaction, id);
  });
  return await getOwnedJob(context, id);
}
