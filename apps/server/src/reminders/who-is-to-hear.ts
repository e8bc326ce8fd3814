import type { OptionalMail } from '@coach/contracts/features/mails';
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailChoices, mailReminders } from '../db/schema/mails.ts';

/** SQL for: the people who asked for a mail that comes to nobody unasked, and were not told of `subject` yet. */
export function whoIsToHear(db: Database, mail: OptionalMail, subject?: string) {
  const told = db
    .select({ told: sql`1` })
    .from(mailReminders)
    .where(and(eq(mailReminders.userId, mailChoices.userId), eq(mailReminders.subjectId, subject ?? '')));
  const wanted = and(eq(mailChoices.mail, mail), mailChoices.wanted);
  return db
    .select({ userId: mailChoices.userId })
    .from(mailChoices)
    .where(and(wanted, subject === undefined ? undefined : notExists(told)));
}
