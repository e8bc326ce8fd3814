import type { Language } from '@coach/contracts/language';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Services } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import type { MailContent } from './mail.ts';

type Receiver = { userId: string; email: string; language: Language };

/** Has a mail sent, as soon as `db` has committed; it is tried until the mail server takes it. */
export async function postMail(
  { jobs, secret }: Pick<Services, 'jobs' | 'secret'>,
  db: Queryable,
  { userId, email, language }: Receiver,
  content: MailContent,
): Promise<void> {
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(content) });
  await jobs.send(db, 'mail', { userId, to: email, language, content: sealed });
}
