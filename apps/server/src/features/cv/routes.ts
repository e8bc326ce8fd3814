import {
  analysisListSchema,
  analysisSchema,
  analyzeCvRequestSchema,
  analyzeCvResponseSchema,
  generateEnhancedCvRequestSchema,
  generateEnhancedCvResponseSchema,
  patchAnalysisRequestSchema,
  patchWordingRequestSchema,
} from '@coach/contracts/features/cv';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { answerAnalysis } from './answer-analysis.ts';
import { deleteAnalysis } from './delete-analysis.ts';
import { downloadEnhancedCv } from './download-enhanced-cv.ts';
import { generateEnhancedCv } from './generate-enhanced-cv.ts';
import { openAnalysis } from './open-analysis.ts';
import { patchAnalysis } from './patch-analysis.ts';
import { patchWording } from './patch-wording.ts';
import { presentAnalysis, presentPage } from './present-analysis.ts';
import { listAnalyses } from './queries.ts';
import { wordOptimisedCv } from './word-optimised-cv.ts';

/** The longest CV and offer, at four bytes a character, and the analysis the spec sends back with them. */
const maxBodyBytes = 2 * 1024 * 1024;

export function cvRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/analyze-cv',
      costly: 'computation',
      policy: 'user',
      summary: 'Analyse a CV, against an offer or alone',
      body: analyzeCvRequestSchema,
      answer: analyzeCvResponseSchema,
      maxBodyBytes,
    },
    async (context, { body }) => await answerAnalysis(context, body),
  );
  analysisRoutes(router);
  wordingRoutes(router);
  downloadRoutes(router);
}

function analysisRoutes(router: Router): void {
  const path = '/api/analyses/:id';
  router.route(
    {
      method: 'get',
      path: '/api/analyses',
      policy: 'user',
      summary: 'Analyses, newest first',
      query: pageQuerySchema,
      answer: analysisListSchema,
    },
    async (context, { query }) => await presentPage(context, await listAnalyses(context, query)),
  );
  router.route(
    {
      method: 'get',
      path,
      policy: 'user',
      summary: 'One analysis in full',
      answer: analysisSchema,
      costly: 'computation',
    },
    async (context, { params }) => await presentAnalysis(context, await openAnalysis(context, params.id)),
  );
  router.route(
    {
      method: 'patch',
      path,
      costly: 'computation',
      policy: 'user',
      summary: 'Score again after corrections',
      body: patchAnalysisRequestSchema,
      answer: analysisSchema,
      maxBodyBytes,
    },
    async (context, { params, body }) => await presentAnalysis(context, await patchAnalysis(context, params.id, body)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete an analysis' },
    async (context, { params }) => {
      await deleteAnalysis(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
}

function wordingRoutes(router: Router): void {
  const path = '/api/analyses/:id/wording';
  router.route(
    {
      method: 'post',
      path,
      costly: 'computation',
      policy: 'user',
      summary: 'Have the configured model word the lines of the optimised CV that it was not asked for yet',
      answer: analysisSchema,
    },
    async (context, { params }) => {
      const { analysis, writtenBy } = await wordOptimisedCv(context, params.id);
      return await presentAnalysis(context, analysis, writtenBy);
    },
  );
  router.route(
    {
      method: 'patch',
      path,
      costly: 'computation',
      policy: 'user',
      summary: 'Take the engine’s own lines back in the optimised CV, or put the model’s again',
      body: patchWordingRequestSchema,
      answer: analysisSchema,
      maxBodyBytes,
    },
    async (context, { params, body }) => await presentAnalysis(context, await patchWording(context, params.id, body)),
  );
}

function downloadRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/generate-enhanced-cv',
      policy: 'user',
      summary: 'A link to the optimised CV',
      body: generateEnhancedCvRequestSchema,
      answer: generateEnhancedCvResponseSchema,
      maxBodyBytes,
      refusalsSaySuccess: true,
    },
    async (context, { body }) => await generateEnhancedCv(context, body),
  );
  router.route(
    {
      method: 'get',
      path: '/api/downloads/:token',
      policy: 'token',
      summary: 'The file of a link',
      costly: 'computation',
    },
    async (context, { params }) => await downloadEnhancedCv(context, params.token),
  );
}
