import type { RequestContext } from '../../context.ts';
import { answerAlike } from './answer-alike.ts';
import { askAuth } from './ask-auth.ts';
import type { Throttle } from './throttle.ts';

/** Sends a link to choose a new password, if the address has an account; what is answered does not tell. */
export async function requestPasswordReset(
  context: RequestContext,
  throttle: Throttle,
  { email }: { email: string },
  request: Request,
): Promise<{ status: true }> {
  await throttle.beforeMail('reset', { email, address: context.clientAddress });
  return await answerAlike(async () => void (await askAuth(context, request, { email })));
}
