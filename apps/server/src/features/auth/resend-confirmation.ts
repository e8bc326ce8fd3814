import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { answerAlike } from './answer-alike.ts';
import { askConfirmation } from './ask-confirmation.ts';
import type { Throttle } from './throttle.ts';

/** Sends the confirmation again, if the address waits for one; what is answered does not tell. */
export async function resendConfirmation(
  context: RequestContext,
  throttle: Throttle,
  { email }: { email: string },
): Promise<{ status: true }> {
  await throttle.beforeMail('confirmation', { email, address: context.clientAddress });
  return await answerAlike(async () => {
    const [user] = await context.db
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, false)));
    if (user) await askConfirmation(context, user);
  });
}
