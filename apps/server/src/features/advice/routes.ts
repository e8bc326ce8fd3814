import {
  adviceArticleSchema,
  adviceCardSchema,
  adviceListSchema,
  adviceMarksSchema,
  adviceQuerySchema,
} from '@coach/contracts/features/advice';
import type { Router } from '../../http/route.ts';
import { listAdvice } from './list-advice.ts';
import { markAdvice } from './mark-advice.ts';
import type { OpenLibrary } from './open-library.ts';
import { readAdvice } from './read-advice.ts';

export function adviceRoutes(router: Router, open: OpenLibrary): void {
  router.route(
    {
      method: 'get',
      path: '/api/advice-library',
      policy: 'visitor',
      summary: 'Articles of the advice library: the free ones for visitors, all from builder on',
      query: adviceQuerySchema,
      answer: adviceListSchema,
    },
    async (context, { query }) => await listAdvice(context, await open(), query),
  );
  router.route(
    {
      method: 'get',
      path: '/api/advice-library/:id',
      policy: 'visitor',
      summary: 'One of them in full',
      answer: adviceArticleSchema,
    },
    async (context, { params }) => await readAdvice(context, await open(), params.id),
  );
  router.route(
    {
      method: 'put',
      path: '/api/advice-library/:id/marks',
      policy: 'user',
      summary: 'Note that it was read, or is to be read later',
      body: adviceMarksSchema,
      answer: adviceCardSchema.pick({ read: true, saved: true }),
    },
    async (context, { params, body }) => await markAdvice(context, await open(), params.id, body),
  );
}
