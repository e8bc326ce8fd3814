import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { cleanText } from '../../http/clean-text.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { PageError } from '../../ports/page-fetcher.ts';
import type { ReadPage } from '../../ports/page-reader.ts';
import { readOfferPage, readOfferText } from '../../read-offer.ts';
import type { OfferJob } from '../../work/job-queue.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';

type JobOffer = typeof jobOffers.$inferSelect;

/**
 * Reads an offer, from its page if it has no text yet, and matches it with the chosen CV, else the newest. The score and
 * the skills that are missing come from the engine and cost no unit; the full analysis with its evidence does. Whatever
 * goes wrong ends in a reason the person can act on.
 */
export async function analyseJob(services: Services, { userId, jobId, attempt }: OfferJob): Promise<void> {
  const ordered = and(eq(jobOffers.id, jobId), eq(jobOffers.userId, userId), eq(jobOffers.attempt, attempt));
  const { db, clock, log } = services;
  // A CV that is deleted meanwhile, or the account, locks the same rows in another order.
  const save = (changes: Partial<JobOffer>) =>
    despiteDeadlock(() =>
      db
        .update(jobOffers)
        .set({ ...changes, updatedAt: clock.now() })
        .where(ordered)
        .returning(),
    );
  const [job] = await save({ status: 'analyzing', failure: null });
  if (!job) return;
  try {
    const { offer, postedDate } = await readOffer(services, job);
    const matched = await matchWithCv(services, job, offer);
    const sourceText = job.sourceText === '' ? cleanText(offer.text) : job.sourceText;
    await save({ ...matched, offer, sourceText, postedDate: postedDate ?? job.postedDate, status: 'analyzed' });
  } catch (error) {
    if (error instanceof PageError)
      return void (await save({ status: 'failed', failure: error.reason, matchScore: 0 }));
    log.warn({ err: error }, 'an offer could not be analysed');
    await save({ status: 'failed', failure: 'unreachable' });
  }
}

/** What was pasted is short; a page is anything at all. */
async function readOffer(services: Services, { url, sourceText }: JobOffer): Promise<ReadPage> {
  if (sourceText === '') return await readOfferPage(services, url ?? '');
  return { offer: await readOfferText(sourceText), postedDate: null };
}

async function matchWithCv({ db, clock }: Services, job: JobOffer, offer: NonNullable<JobOffer['offer']>) {
  const document = await findCvToMatch(db, job.userId, job.documentId);
  if (!document) return { documentId: null, matchScore: 0, missingSkills: [] };
  const { analyse } = await loadEngine();
  const { cv, layout } = document;
  const report = analyse({ cv, offer, today: parisDate(clock.now()), layout, offTopic: [] });
  const missingSkills = report.keywords.missing.map(({ term }) => term);
  return { documentId: document.id, matchScore: report.score, missingSkills };
}
