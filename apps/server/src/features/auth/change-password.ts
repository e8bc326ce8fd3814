import type { ChangePassword } from '@coach/contracts/features/auth';
import type { UserContext } from '../../context.ts';
import { postMail } from '../../mail/post-mail.ts';
import { languageOfUser } from '../profile/language-of-user.ts';
import { askAuth } from './ask-auth.ts';
import { checkPassword } from './check-password.ts';
import type { Throttle } from './throttle.ts';

/** Changes the password of who knows the current one, and ends their other sessions. Throws `weak_password` or `validation`. */
export async function changePassword(
  context: UserContext,
  throttle: Throttle,
  { currentPassword, newPassword }: ChangePassword,
  request: Request,
): Promise<Response> {
  const { userId, email, fullName } = context.actor;
  checkPassword(newPassword, { fullName, email });
  await throttle.beforePasswordCheck(userId);
  const answer = await askAuth(context, request, { currentPassword, newPassword, revokeOtherSessions: true });
  await throttle.afterPasswordCheck(userId);
  const language = await languageOfUser(context.db, userId);
  await postMail(context, context.db, { userId, email, language }, { kind: 'password_changed', fullName });
  return answer;
}
