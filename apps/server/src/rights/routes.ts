import { deletedUserDataSchema, deleteUserDataSchema } from '@coach/contracts/features/account';
import { clearedSessionCookie } from '../features/auth/session-cookie.ts';
import { AppError } from '../http/app-error.ts';
import type { Router } from '../http/route.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

/** A person’s rights over their data; composed here, for they concern every feature. */
export function rightsRoutes(router: Router): void {
  router.route(
    {
      method: 'get',
      path: '/api/account/export',
      costly: 'computation',
      policy: 'user',
      summary: 'Everything kept of the user, as a ZIP',
    },
    async (context) => await exportAccount(context),
  );
  router.route(
    {
      method: 'post',
      path: '/api/functions/delete-user-data',
      policy: 'user',
      summary: 'Delete the account of the caller and everything in it',
      body: deleteUserDataSchema,
      addsNothing: true,
    },
    async (context, { body }) => {
      if (body.user_id !== undefined && body.user_id !== context.actor.userId) throw new AppError('forbidden');
      await eraseAccount(context, context.actor.userId);
      const answer = deletedUserDataSchema.parse({ success: true });
      return Response.json(answer, { headers: { 'set-cookie': clearedSessionCookie(context.appUrl) } });
    },
  );
}
