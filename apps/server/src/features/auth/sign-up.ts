import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import { addressGroup } from '../../http/client-address.ts';
import { createTurns } from '../../http/turns.ts';
import { askAuth } from './ask-auth.ts';
import { checkPassword } from './check-password.ts';
import type { Throttle } from './throttle.ts';

type SignUp = { name: string; email: string; password: string };

/** A burst from one place cannot outrun the count of its answers; hashing passwords has four threads anyway. */
const inTurn = createTurns({ atOnce: 4, waiting: 300 });

/** Creates the account and its profile, and signs in. Throws `weak_password`, or `conflict` (`already_registered`). */
export async function signUp(
  context: RequestContext,
  throttle: Throttle,
  input: SignUp,
  request: Request,
): Promise<Response> {
  checkPassword(input.password, { fullName: input.name, email: input.email });
  return await inTurn(addressGroup(context.clientAddress), context.signal, async () => {
    await throttle.beforeSignUp(context.clientAddress);
    try {
      return await askAuth(context, request, input);
    } catch (error) {
      const taken = await isTaken(context, input.email, error);
      if (taken) await throttle.afterTakenEmail(context.clientAddress);
      throw taken ? new AppError('conflict', { reason: 'already_registered' }) : error;
    }
  });
}

/** Of two sign-ups with one address at once, the second only fails when it writes. */
async function isTaken({ db }: RequestContext, email: string, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'conflict') return true;
  if (error.code !== 'unavailable') return false;
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return found !== undefined;
}
