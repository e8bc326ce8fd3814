import {
  analyzeJobSchema,
  jobListSchema,
  jobSchema,
  jobUpdateSchema,
  newJobSchema,
} from '@coach/contracts/features/jobs';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';
import { createJob } from './create-job.ts';
import { deleteJob } from './delete-job.ts';
import { presentJob, presentJobSummary } from './present-job.ts';
import { getOwnedJob, listJobs } from './queries.ts';
import { reanalyseJob } from './reanalyse-job.ts';
import { type AnalysisCheck, updateJob } from './update-job.ts';

/** An offer’s text may be long. */
const maxBodyBytes = 512 * 1024;

/** Targeted offers. */
export function jobRoutes(router: Router, throttle: OfferThrottle, checkAnalysis: AnalysisCheck): void {
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
      return { items: items.map((item) => presentJobSummary(item, context.language)), nextCursor };
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
    async (context, { body }) => presentJob(await createJob(context, throttle, body), context.language),
  );
  oneJobRoutes(router, throttle, checkAnalysis);
}

function oneJobRoutes(router: Router, throttle: OfferThrottle, checkAnalysis: AnalysisCheck): void {
  const path = '/api/jobs/:id';
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One targeted offer', answer: jobSchema },
    async (context, { params }) => presentJob(await getOwnedJob(context, params.id), context.language),
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
      presentJob(await updateJob(context, checkAnalysis, params.id, body), context.language),
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
      presentJob(await reanalyseJob(context, throttle, params.id, body), context.language),
  );
}
