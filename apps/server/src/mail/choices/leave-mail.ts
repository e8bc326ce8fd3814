import type { OptionalMail } from '@coach/contracts/features/mails';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import { chooseMail } from './choose-mail.ts';
import { readLeaveToken } from './leave-token.ts';

/** Turns off the mail that a signed link names; who is gone receives none anyway. Throws `not_found` for another link. */
export async function leaveMail(
  context: RequestContext,
  token: string,
): Promise<{ mail: OptionalMail; wanted: false }> {
  const left = readLeaveToken(context.secret, token);
  if (!left) throw new AppError('not_found');
  const { userId, mail } = left;
  const [known] = await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (known) await chooseMail(context, userId, { mail, wanted: false });
  return { mail, wanted: false };
}
