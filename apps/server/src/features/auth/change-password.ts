import type { ChangePassword } from '@coach/contracts/features/auth';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';
import { askAuth } from './ask-auth.ts';
import { checkPassword } from './check-password.ts';
import { sessionCookieName } from './create-auth.ts';
import { endLinks } from './end-links.ts';
import { findSession, readSessionCookie } from './session-cookie.ts';
import type { Throttle } from './throttle.ts';

/** Changes the password of who knows the current one, and ends their other sessions and links. Throws `weak_password` or `validation`. */
export async function changePassword(
  context: UserContext,
  throttle: Throttle,
  { currentPassword, newPassword }: ChangePassword,
  request: Request,
): Promise<Response> {
  const { userId, email, fullName } = context.actor;
  await checkOneSession(context, request);
  await checkPassword(newPassword, { fullName, email });
  await throttle.beforePasswordCheck(userId);
  const answer = await askAuth(context, request, { currentPassword, newPassword, revokeOtherSessions: true });
  await throttle.afterPasswordCheck(userId);
  await endLinks(context.db, userId);
  const language = await languageOfUser(context.db, userId);
  await postMail(context, context.db, { userId, email, language }, { kind: 'password_changed', fullName });
  return answer;
}

/** better-auth acts on the cookie’s session: an access token of another one must not count and be written to in its place. */
async function checkOneSession({ db, clock, actor, appUrl, secret }: UserContext, request: Request): Promise<void> {
  const cookie = readSessionCookie(request.headers.get('cookie'), sessionCookieName(appUrl), secret);
  const session = cookie === null ? null : await findSession(db, cookie, clock.now());
  if (session?.sessionId !== actor.sessionId) throw new AppError('unauthenticated');
}
