import { noticeListSchema, noticesUpdateSchema } from '@coach/contracts/features/notices';
import type { Router } from '../http/route.ts';
import { listNotices } from './list-notices.ts';
import { markNotices } from './mark-notices.ts';

export function noticeRoutes(router: Router): void {
  const path = '/api/notifications';
  router.route(
    {
      method: 'get',
      path,
      policy: 'user',
      summary: 'What the user is told of limits, drafts, next steps and payments',
      answer: noticeListSchema,
    },
    async (context) => await listNotices(context),
  );
  router.route(
    {
      method: 'patch',
      path,
      policy: 'user',
      summary: 'Mark notices as read or not read; all of them where none is named',
      body: noticesUpdateSchema,
      answer: noticeListSchema,
    },
    async (context, { body }) => await markNotices(context, body),
  );
}
