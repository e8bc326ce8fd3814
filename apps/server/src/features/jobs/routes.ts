import {
  analyzeJobSchema,
  jobListSchema,
  jobSchema,
  jobUpdateSchema,
  newJobSchema,
} from '@coach/contracts/features/jobs';
import type { UserContext } from '../../context.ts';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';
import { createJob } from './create-job.ts';
import { deleteJob } from './delete-job.ts';
import { presentJob, presentJobSummary } from './present-job.ts';
import { getOwnedJob, type JobRow, listJobs } from './queries.ts';
import { reanalyseJob } from './reanalyse-job.ts';
import { type AnalysisCheck, updateJob } from './update-job.ts';

/** An offer’s text may be long. */
const maxBodyBytes = 512 * 1024;

/** What other features know of targeted offers, given where all are put together. */
export type JobLinks = {
  checkAnalysis: AnalysisCheck;
  /** The newest letter for each of these offers that has one. */
  newestLetters(context: UserContext, jobIds: string[]): Promise<Map<string, string>>;
};

/** Targeted offers. */
export function jobRoutes(router: Router, throttle: OfferThrottle, links: JobLinks): void {
  router.route(
    {
      method: 'get',
      path: '/api/jobs',
      policy: 'user',
      summary: 'Targeted offers, newest first',
      query: pageQuerySchema,
      answer: jobListSchema,
    },
    async (context, { query }) => {
      const { items, nextCursor } = await listJobs(context, query);
      const letters = await links.newestLetters(
        context,
        items.map(({ id }) => id),
      );
      const present = (item: JobRow) => presentJobSummary(item, context.language, letters.get(item.id) ?? null);
      return { items: items.map(present), nextCursor };
    },
  );
  router.route(
    {
      method: 'post',
      path: '/api/jobs',
      policy: 'user',
      summary: 'Add an offer by its text or its address; it is read in the background',
      body: newJobSchema,
      maxBodyBytes,
      answer: jobSchema,
      status: 201,
    },
    async (context, { body }) => await present(links, context, await createJob(context, throttle, body)),
  );
  oneJobRoutes(router, throttle, links);
}

function oneJobRoutes(router: Router, throttle: OfferThrottle, links: JobLinks): void {
  const path = '/api/jobs/:id';
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One targeted offer', answer: jobSchema },
    async (context, { params }) => await present(links, context, await getOwnedJob(context, params.id)),
  );
  router.route(
    {
      method: 'patch',
      path,
      policy: 'user',
      summary: 'Change the status, the place on the board, the notes, the next step, the title',
      body: jobUpdateSchema,
      answer: jobSchema,
    },
    async (context, { params, body }) =>
      await present(links, context, await updateJob(context, links.checkAnalysis, params.id, body)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete a targeted offer' },
    async (context, { params }) => {
      await deleteJob(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
  router.route(
    {
      method: 'post',
      path: '/api/jobs/:id/analyze',
      policy: 'user',
      summary: 'Read and match an offer again: with another CV, or from a text',
      body: analyzeJobSchema,
      maxBodyBytes,
      answer: jobSchema,
    },
    async (context, { params, body }) =>
      await present(links, context, await reanalyseJob(context, throttle, params.id, body)),
  );
}

async function present(links: JobLinks, context: UserContext, row: Parameters<typeof presentJob>[0]) {
  const letters = await links.newestLetters(context, [row.id]);
  return presentJob(row, context.language, letters.get(row.id) ?? null);
}
