import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { askAuth } from './ask-auth.ts';
import { checkPassword } from './check-password.ts';
import type { Throttle } from './throttle.ts';

type SignUp = { name: string; email: string; password: string };

/** Creates the account and its profile, and signs in. Throws `weak_password`, or `conflict` (`already_registered`). */
export async function signUp(
  context: RequestContext,
  throttle: Throttle,
  input: SignUp,
  request: Request,
): Promise<Response> {
  checkPassword(input.password, { fullName: input.name, email: input.email });
  await throttle.beforeSignUp(context.clientAddress);
  try {
    return await askAuth(context, request, input);
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') await throttle.afterTakenEmail(context.clientAddress);
    throw error;
  }
}
