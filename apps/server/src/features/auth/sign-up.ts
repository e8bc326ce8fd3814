import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';
import { addressGroup } from '../../http/client-address.ts';
import { createTurns } from '../../http/turns.ts';
import { setLanguage } from '../profile/set-language.ts';
import { askAuth } from './ask-auth.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { checkPassword } from './check-password.ts';
import type { Throttle } from './throttle.ts';

type SignUp = { name: string; email: string; password: string; language?: Language | undefined };

/** A burst from one place cannot outrun the count of its answers. */
const inTurn = createTurns({ atOnce: 4, waiting: 300 });
/** Nor does a burst from many take all connections to the database: each holds one while its password is hashed. */
const amongAll = createTurns({ atOnce: 4, waiting: 1_000 });

/**
 * Creates the account and its profile, then signs in or, where addresses are confirmed, sends the link that does. Throws
 * `weak_password`, or `conflict` (`already_registered`).
 */
export async function signUp(
  context: RequestContext,
  throttle: Throttle,
  input: SignUp,
  request: Request,
): Promise<Response> {
  await checkPassword(input.password, { fullName: input.name, email: input.email });
  return await inTurn(addressGroup(context.clientAddress), context.signal, async () => {
    await throttle.beforeSignUp(context.clientAddress);
    try {
      if (context.confirmsEmail && (await hasAccount(context, input.email)))
        throw new AppError('conflict', { reason: 'already_registered' });
      const { language = context.language, ...account } = input;
      const answer = await amongAll('sign-ups', context.signal, () => askAuth(context, request, account));
      await welcome(context, input.email, language);
      return answer;
    } catch (error) {
      const taken = await isTaken(context, input.email, error);
      if (taken) await throttle.afterTakenEmail(context.clientAddress);
      throw taken ? new AppError('conflict', { reason: 'already_registered' }) : error;
    }
  });
}

/** Of two sign-ups with one address at once, the second only fails when it writes. */
async function isTaken(context: RequestContext, email: string, error: unknown): Promise<boolean> {
  if (!(error instanceof AppError)) return false;
  if (error.code === 'conflict') return true;
  return error.code === 'unavailable' && (await hasAccount(context, email));
}

/** better-auth hides this where it confirms addresses; the spec shows it, behind a limit. */
async function hasAccount({ db }: RequestContext, email: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return found !== undefined;
}

async function welcome(context: RequestContext, email: string, language: Language): Promise<void> {
  const { db, confirmsEmail } = context;
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (!user) return;
  await setLanguage(db, user.id, language);
  if (confirmsEmail) await askConfirmation(context, user);
}
