import type { AnalyzeJob } from '@coach/contracts/features/jobs';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { cleanText } from '../../http/clean-text.ts';
import { lockAccount } from '../auth/lock-account.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';
import { orderReading } from './order-reading.ts';
import { getOwnedJob, type JobRow } from './queries.ts';

/**
 * Reads and matches an offer again: with another CV, or from a text where the page would not be read. Throws `not_found`,
 * `too_many_requests`.
 */
export async function reanalyseJob(
  context: UserContext,
  throttle: OfferThrottle,
  id: string,
  { documentId, text }: AnalyzeJob,
): Promise<JobRow & { sourceText: string }> {
  const { db, actor } = context;
  const kept = await getOwnedJob(context, id);
  if (documentId) await getOwnedDocument(context, documentId);
  if (text === undefined && kept.sourceText === '') await throttle.beforeFetch(actor.userId);
  else await throttle.beforeReading(actor.userId);
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, actor.userId);
    const changes = {
      ...(documentId ? { documentId } : {}),
      ...(text === undefined ? {} : { sourceText: cleanText(text), offer: null }),
    };
    if (Object.keys(changes).length > 0)
      await transaction.update(jobOffers).set(changes).where(eq(jobOffers.id, kept.id));
    await orderReading(context, transaction, kept.id);
  });
  return await getOwnedJob(context, id);
}
