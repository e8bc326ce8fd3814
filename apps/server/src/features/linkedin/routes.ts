import { cvUpload } from '@coach/contracts/cv-upload';
import {
  analyzeLinkedinRequestSchema,
  analyzeLinkedinResponseSchema,
  linkedinAnalysisSchema,
  linkedinHistorySchema,
  parseLinkedinResponseSchema,
} from '@coach/contracts/features/linkedin';
import { readUpload } from '../../http/read-upload.ts';
import type { Router } from '../../http/route.ts';
import { remainingUnits } from '../usage/read-usage.ts';
import { analyseLinkedin } from './analyse-linkedin.ts';
import { deleteLinkedin } from './delete-linkedin.ts';
import { parseLinkedin } from './parse-linkedin.ts';
import { presentHistory, presentLinkedin } from './present-linkedin.ts';
import { getOwnedLinkedin, listLinkedin } from './queries.ts';

export function linkedinRoutes(router: Router): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/parse-linkedin',
      costly: 'upload',
      policy: 'user',
      summary:
        'The text of a profile saved as PDF by LinkedIn (multipart field `file`, 10 MB at most); nothing is kept',
      answer: parseLinkedinResponseSchema,
    },
    async (context, { request }) => {
      const { bytes } = await readUpload(request, cvUpload.maxBytes);
      return await parseLinkedin(context, bytes);
    },
  );
  router.route(
    {
      method: 'post',
      path: '/api/functions/analyze-linkedin',
      costly: 'computation',
      policy: 'user',
      summary: 'Analyse a LinkedIn profile, beside a CV where there is one',
      body: analyzeLinkedinRequestSchema,
      answer: analyzeLinkedinResponseSchema,
      // The longest profile, were each of its characters escaped.
      maxBodyBytes: 512 * 1024,
      refusalsSaySuccess: true,
    },
    async (context, { body }) => {
      const analysis = await presentLinkedin(context, await analyseLinkedin(context, body));
      const remainingAnalyses = await remainingUnits(context, 'linkedin_analysis');
      return { ...analysis, remainingAnalyses, success: true as const, needsUpgrade: false as const };
    },
  );
  keptRoutes(router);
}

function keptRoutes(router: Router): void {
  const path = '/api/linkedin-analyses/:id';
  router.route(
    {
      method: 'get',
      path: '/api/linkedin-analyses',
      policy: 'user',
      summary: 'The latest ten analyses of LinkedIn profiles, newest first',
      answer: linkedinHistorySchema,
    },
    async (context) => presentHistory(await listLinkedin(context)),
  );
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One of them in full', answer: linkedinAnalysisSchema },
    async (context, { params }) => await presentLinkedin(context, await getOwnedLinkedin(context, params.id)),
  );
  router.route(
    { method: 'delete', path, policy: 'user', summary: 'Delete one of them' },
    async (context, { params }) => {
      await deleteLinkedin(context, params.id);
      return new Response(null, { status: 204 });
    },
  );
}
