import type { UserContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import type { OperatorRequest } from './mail.ts';
import { postMail } from './post-mail.ts';

/**
 * Has a person’s request sent to the operator’s mailbox, as soon as `db` has committed. Where none is configured and mails
 * are really sent, nothing leaves: what was asked is kept by who asks for this.
 */
export async function postToOperator(
  context: Pick<UserContext, 'jobs' | 'secret' | 'operator' | 'actor'>,
  db: Queryable,
  request: Pick<OperatorRequest, 'topic' | 'about' | 'text'>,
): Promise<void> {
  const { operator, actor } = context;
  if (!operator.email) return;
  const from = { fullName: actor.fullName, email: actor.email };
  const receiver = { userId: actor.userId, email: operator.email, language: 'fr' } as const;
  await postMail(context, db, receiver, { kind: 'operator_request', fullName: '', ...request, from });
}
