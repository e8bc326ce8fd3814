import type { JobFailure } from '@coach/contracts/features/jobs';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { jobOffers } from '../../db/schema/jobs.ts';
import { cleanText } from '../../http/clean-text.ts';
import { parisDate } from '../../paris-date.ts';
import { loadEngine } from '../../ports/engine.ts';
import { PageError } from '../../ports/page-fetcher.ts';
import type { OfferJob } from '../../work/job-queue.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { type ReadPage, readOfferPage } from './read-offer-page.ts';

type JobOffer = typeof jobOffers.$inferSelect;

/**
 * Reads an offer, from its page if it has no text yet, and matches it with the chosen CV, else the newest. The score and
 * the skills that are missing come from the engine and cost no unit; the full analysis with its evidence does. Whatever
 * goes wrong ends in a reason the person can act on.
 */
export async function analyseJob(services: Services, { userId, jobId, attempt }: OfferJob): Promise<void> {
  const ordered = and(eq(jobOffers.id, jobId), eq(jobOffers.userId, userId), eq(jobOffers.attempt, attempt));
  const { db, clock, log } = services;
  const save = (changes: Partial<JobOffer>) =>
    db
      .update(jobOffers)
      .set({ ...changes, updatedAt: clock.now() })
      .where(ordered);
  const [job] = await save({ status: 'analyzing', failure: null }).returning();
  if (!job) return;
  try {
    const { source, ...read } = await readOffer(services, job);
    if ('failure' in read) return void (await save({ status: 'failed', failure: read.failure, matchScore: 0 }));
    const { offer, postedDate } = read;
    const matched = await matchWithCv(services, job, offer);
    const sourceText = job.sourceText === '' ? cleanText(offer.text) : source;
    await save({ ...matched, offer, sourceText, postedDate: postedDate ?? job.postedDate, status: 'analyzed' });
  } catch (error) {
    log.warn({ err: error }, 'an offer could not be analysed');
    await save({ status: 'failed', failure: 'unreachable' });
  }
}

async function readOffer(services: Services, { url, sourceText }: JobOffer): Promise<ReadPage & { source: string }> {
  if (sourceText !== '') return { source: sourceText, ...(await readOfferPage(sourceText, false)) };
  try {
    const { html } = await services.pages.fetch(url ?? '', AbortSignal.timeout(30_000));
    return { source: '', ...(await readOfferPage(cleanText(html), true)) };
  } catch (error) {
    if (error instanceof PageError) return failed(error.reason);
    throw error;
  }
}

function failed(failure: JobFailure) {
  return { source: '', failure };
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
