import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';
import { askAuth } from './ask-auth.ts';
import { checkPassword } from './check-password.ts';
import { endLinks } from './end-links.ts';
import type { Throttle } from './throttle.ts';

type Reset = { token: string; newPassword: string };

/**
 * Sets the password of whom a reset link was sent to, and ends all their sessions and other links. Throws `weak_password`, the link then
 * staying good, or `validation` (`link`) when it is used, too old or unknown.
 */
export async function resetPassword(
  context: RequestContext,
  throttle: Throttle,
  input: Reset,
  request: Request,
): Promise<Response> {
  const { internalAdapter } = await context.auth.$context;
  const kept = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  const owner = kept && kept.expiresAt > context.clock.now() ? await internalAdapter.findUserById(kept.value) : null;
  if (!owner) throw new AppError('validation', { reason: 'link' });
  await checkPassword(input.newPassword, { fullName: owner.name, email: owner.email });
  const answer = await askAuth(context, request, input);
  await endLinks(context.db, owner.id);
  await throttle.afterReset({ email: owner.email, address: context.clientAddress });
  // Whoever read the mail holds the address.
  await context.db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
  const language = await languageOfUser(context.db, owner.id);
  const receiver = { userId: owner.id, email: owner.email, language };
  await postMail(context, context.db, receiver, { kind: 'password_changed', fullName: owner.name });
  return answer;
}
