import {
  careerAdviceRequestSchema,
  careerPlanDetailSchema,
  careerPlanListSchema,
  careerSuggestionsSchema,
} from '@coach/contracts/features/career-advisor';
import { pageQuerySchema } from '../../http/cursor.ts';
import type { Router } from '../../http/route.ts';
import { adviseCareer } from './advise-career.ts';
import type { AdvisorSources } from './advisor-sources.ts';
import { deletePlan } from './delete-plan.ts';
import { presentPlan, presentPlans } from './present-plan.ts';
import { getOwnedPlan, listPlans } from './queries.ts';
import { suggestCareer } from './suggest-career.ts';

export function careerAdvisorRoutes(router: Router, sources: AdvisorSources): void {
  router.route(
    {
      method: 'post',
      path: '/api/functions/career-advice',
      costly: 'computation',
      policy: 'user',
      summary: 'A plan towards a goal: distance, training routes, ninety days, neighbouring occupations',
      body: careerAdviceRequestSchema,
      answer: careerPlanDetailSchema,
      // The longest CV, were each of its characters escaped.
      maxBodyBytes: 512 * 1024,
    },
    async (context, { body }) => await presentPlan(context, await adviseCareer(context, sources, body)),
  );
  router.route(
    {
      method: 'get',
      path: '/api/career-suggestions',
      costly: 'computation',
      policy: 'user',
      summary: 'What the answers may start from, from the newest CV and the profile',
      answer: careerSuggestionsSchema,
    },
    async (context) => await suggestCareer(context),
  );
  keptRoutes(router);
}

function keptRoutes(router: Router): void {
  const path = '/api/career-plans/:id';
  router.route(
    {
      method: 'get',
      path: '/api/career-plans',
      policy: 'user',
      summary: 'Career plans, newest first',
      query: pageQuerySchema,
      answer: careerPlanListSchema,
    },
    async (context, { query }) => presentPlans(await listPlans(context, query)),
  );
  router.route(
    { method: 'get', path, policy: 'user', summary: 'One plan in full', answer: careerPlanDetailSchema },
    async (context, { params }) => await presentPlan(context, await getOwnedPlan(context, params.id)),
  );
  router.route({ method: 'delete', path, policy: 'user', summary: 'Delete a plan' }, async (context, { params }) => {
    await deletePlan(context, params.id);
    return new Response(null, { status: 204 });
  });
}
