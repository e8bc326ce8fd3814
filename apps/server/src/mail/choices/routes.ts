import { leftMailSchema, mailChoiceSchema, mailChoicesSchema } from '@coach/contracts/features/mails';
import type { Router } from '../../http/route.ts';
import { chooseMail } from './choose-mail.ts';
import { leaveMail } from './leave-mail.ts';
import { leavePage } from './leave-page.ts';
import { readMailChoices } from './wants-mail.ts';

export function mailChoiceRoutes(router: Router): void {
  const path = '/api/mail-choices';
  const answer = mailChoicesSchema;
  router.route(
    {
      method: 'get',
      path,
      policy: 'user',
      summary: 'Which mails the person receives of those they may do without',
      answer,
    },
    async ({ db, actor }) => await readMailChoices(db, actor.userId),
  );
  router.route(
    {
      method: 'patch',
      path,
      policy: 'user',
      summary: 'Receive one of them, or no more',
      body: mailChoiceSchema,
      answer,
    },
    async (context, { body }) => {
      await chooseMail(context, context.actor.userId, body);
      return await readMailChoices(context.db, context.actor.userId);
    },
  );
  leaveRoutes(router);
}

/** Mail programs post here by themselves (RFC 8058); a visit changes nothing, for programs that check links make it too. */
function leaveRoutes(router: Router): void {
  const path = '/api/mail-choices/leave/:token';
  router.route(
    {
      method: 'post',
      path,
      policy: 'token',
      summary: 'Receive a mail no more, by its signed link',
      answer: leftMailSchema,
    },
    async (context, { params }) => await leaveMail(context, params.token),
  );
  router.route(
    { method: 'get', path, policy: 'token', summary: 'The page that asks whether to' },
    async ({ appUrl }, { params }) =>
      new Response(null, { status: 303, headers: { location: leavePage(appUrl, params.token) } }),
  );
}
