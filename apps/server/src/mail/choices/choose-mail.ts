import type { MailChoice } from '@coach/contracts/features/mails';
import type { Services } from '../../context.ts';
import { mailChoices } from '../../db/schema/mails.ts';

/** Keeps whether a person receives a mail they may do without, and since when they say so. */
export async function chooseMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { mail, wanted }: MailChoice,
): Promise<void> {
  const chosen = { wanted, chosenAt: clock.now() };
  await db
    .insert(mailChoices)
    .values({ userId, mail, ...chosen })
    .onConflictDoUpdate({ target: [mailChoices.userId, mailChoices.mail], set: chosen });
}
