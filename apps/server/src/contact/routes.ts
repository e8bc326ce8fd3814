import { contactAnswerSchema, contactSchema, contactStateSchema } from '@coach/contracts/features/contact';
import type pg from 'pg';
import { hourlyLimit } from '../features/usage/hourly-limit.ts';
import type { Router } from '../http/route.ts';
import { sendContact } from './send-contact.ts';

/** Per hour and account: each is a mail. */
const messagesAnHour = 10;

/** The contact form of the help pages. */
export function contactRoutes(router: Router, pool: pg.Pool): void {
  const details = { reason: 'messages', values: { messages: messagesAnHour } };
  const throttle = hourlyLimit(pool, { keyPrefix: 'contact', points: messagesAnHour, details });
  const path = '/api/contact';
  router.route(
    {
      method: 'get',
      path,
      policy: 'user',
      summary: 'Whether the operator can be written to',
      answer: contactStateSchema,
    },
    ({ operator }) => ({ reached: operator.email !== null }),
  );
  router.route(
    {
      method: 'post',
      path,
      policy: 'user',
      summary: 'Write to the operator, who answers by mail',
      body: contactSchema,
      answer: contactAnswerSchema,
    },
    async (context, { body }) => await sendContact(context, throttle, body),
  );
}
