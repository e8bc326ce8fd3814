import { activityPageSchema, overviewSchema, trackingSchema } from '@coach/contracts/features/activity';
import { pageQuerySchema } from '../http/cursor.ts';
import type { Router } from '../http/route.ts';
import { listActivity } from './list-activity.ts';
import { readOverview } from './read-overview.ts';
import { readTracking } from './read-tracking.ts';

/** The home of the account area; composed here, for it tells of every feature. */
export function activityRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/activity',
      policy: 'user',
      summary: 'What the user did, of every feature, newest first',
      query: pageQuerySchema,
      answer: activityPageSchema,
    },
    async (context, { query }) => await listActivity(context, query),
  );
  router.route(
    {
      method: 'get',
      path: '/api/overview',
      policy: 'user',
      summary: 'How complete the profile is, and what to do next',
      answer: overviewSchema,
    },
    async (context) => await readOverview(context),
  );
  router.route(
    {
      method: 'get',
      path: '/api/tracking',
      policy: 'user',
      summary: 'Scores and applications over time',
      answer: trackingSchema,
    },
    async (context) => await readTracking(context),
  );
}
