import { createHash } from 'node:crypto';
import { minFetchedDescription, type NewLetter } from '@coach/contracts/features/letters';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { findCvToMatch } from '../documents/find-cv-to-match.ts';
import { getOwnedDocument } from '../documents/get-owned-document.ts';

type Document = Awaited<ReturnType<typeof getOwnedDocument>>;
/** What a letter needs of a targeted offer. */
export type TargetedOffer = { id: string; url: string | null; sourceText: string };
/** Throws `not_found` for an offer that is not the caller’s; given by the feature that keeps them. */
export type FindJob = (context: UserContext, id: string) => Promise<TargetedOffer>;

/** What is asked for, once it is known to be there and the caller’s. */
export type LetterRequest = Pick<NewLetter, 'company' | 'tone'> & {
  /** The same for the same wishes, whatever the angle. */
  key: string;
  document: Document;
  jobId: string | null;
  jobUrl: string | null;
  /** null: it is to be fetched from `jobUrl`. */
  description: string | null;
  additionalInfo: string;
  /** null: another than before. */
  angle: number | null;
};

/**
 * Throws `validation` without a description or an address, `not_found` for a CV or an offer that is
 * not theirs, `cv_required` when they have no CV at all.
 */
export async function readRequest(context: UserContext, findJob: FindJob, input: NewLetter): Promise<LetterRequest> {
  const job = input.jobId ? await findJob(context, input.jobId) : null;
  const { description, jobUrl } = offerOf(input, job);
  const document = await findDocument(context, input.documentId ?? null);
  const { company, tone } = input;
  const additionalInfo = input.additionalInfo?.trim() ?? '';
  const wishes = [document.id, document.cv.text, description ?? jobUrl, company, tone, additionalInfo, job?.id];
  const key = createHash('sha256').update(JSON.stringify(wishes)).digest('base64url');
  const jobId = job?.id ?? null;
  const angle = input.angle ?? null;
  return { key, document, jobId, jobUrl, description, company, tone, additionalInfo, angle };
}

/** A description counts before an address, and both before those of the targeted offer. */
function offerOf({ jobDescription, jobUrl }: NewLetter, job: TargetedOffer | null) {
  const pasted = jobDescription?.trim() ?? '';
  const url = jobUrl || job?.url || null;
  if (pasted !== '') return { description: pasted, jobUrl: url };
  if (jobUrl) return { description: null, jobUrl: url };
  if (job && job.sourceText.length > minFetchedDescription) return { description: job.sourceText, jobUrl: url };
  if (url) return { description: null, jobUrl: url };
  throw new AppError('validation', { faults: { jobDescription: 'offer_missing' } });
}

async function findDocument(context: UserContext, chosen: string | null): Promise<Document> {
  const { db, actor } = context;
  const id = chosen ?? (await findCvToMatch(db, actor.userId, null))?.id;
  if (!id) throw new AppError('cv_required');
  return await getOwnedDocument(context, id);
}
