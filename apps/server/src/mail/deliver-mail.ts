import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { users } from '../db/schema/auth.ts';
import { MailRefusedError } from '../ports/mailer.ts';
import { writeLeaveToken } from './choices/leave-token.ts';
import { readMailChoices } from './choices/wants-mail.ts';
import { composeMail } from './compose-mail.ts';
import { type MailContent, optionalMailOf, type SealedMail } from './mail.ts';

type Needs = Pick<Services, 'db' | 'mailer' | 'secret' | 'log' | 'appUrl'>;

/**
 * Writes a mail and hands it over; `id` becomes its Message-ID. What a server refuses for good is logged and dropped, and
 * so is what waited while its account was erased.
 */
export async function deliverMail(needs: Needs, mail: SealedMail, id: string): Promise<void> {
  const { db, mailer, secret, log, appUrl } = needs;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.id, mail.userId));
  if (!owner) return;
  const content = JSON.parse(await symmetricDecrypt({ key: secret, data: mail.content })) as MailContent;
  const optional = optionalMailOf(content);
  // Turned off while it waited.
  if (optional && !(await readMailChoices(db, mail.userId))[optional]) return;
  const leaveToken = optional && writeLeaveToken(secret, { userId: mail.userId, mail: optional });
  const messageId = `<${id}@${new URL(appUrl).hostname}>`;
  try {
    await mailer.send({ ...composeMail(content, mail.language, appUrl, leaveToken), to: mail.to, messageId });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    log.warn({ err: error, job: id }, 'a mail was refused for good');
  }
}
