import type { SignIn } from '@coach/contracts/features/auth';
import type { RequestContext } from '../../context.ts';
import { askAuth } from './ask-auth.ts';
import type { Throttle } from './throttle.ts';

/** Opens a session. Throws `unauthenticated` (`invalid_credentials`), or `too_many_requests` after repeated failures. */
export async function signIn(
  context: RequestContext,
  throttle: Throttle,
  input: SignIn,
  request: Request,
): Promise<Response> {
  const attempt = { email: input.email, address: context.clientAddress };
  await throttle.beforeSignIn(attempt);
  const answer = await askAuth(context, request, input);
  await throttle.afterSignIn(attempt);
  return answer;
}
