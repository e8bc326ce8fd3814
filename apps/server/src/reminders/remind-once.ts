import { and, eq, lt } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { mailReminders } from '../db/schema/mails.ts';
import { findReceiver } from '../features/profile/find-receiver.ts';
import type { Reminder } from '../mail/mail.ts';
import { postMail } from '../mail/post-mail.ts';

export type Needs = Pick<Services, 'db' | 'clock' | 'jobs' | 'secret' | 'payments'>;

/** Nothing is told of so long ago that it could come again. */
const keptMs = 70 * 24 * 3_600_000;

type Unnamed = Reminder extends infer Each ? (Each extends Reminder ? Omit<Each, 'fullName'> : never) : never;

/** Mails a reminder of what was not told yet, once: of several processes that find it due, one does. `fresh` names what is new of `subjects`. */
export async function remindOnce(
  { db, clock, jobs, secret }: Needs,
  userId: string,
  subjects: string[],
  write: (fresh: ReadonlySet<string>) => Unnamed,
): Promise<void> {
  if (subjects.length === 0) return;
  await db.transaction(async (transaction) => {
    const receiver = await findReceiver(transaction, userId);
    if (!receiver) return;
    const sentAt = clock.now();
    const rows = subjects.map((subjectId) => ({ userId, subjectId, sentAt }));
    const told = await transaction.insert(mailReminders).values(rows).onConflictDoNothing().returning();
    if (told.length === 0) return;
    const fresh = new Set(told.map(({ subjectId }) => subjectId));
    const reminder = { ...write(fresh), fullName: receiver.fullName } as Reminder;
    await postMail({ jobs, secret }, transaction, receiver, reminder);
    const old = new Date(sentAt.getTime() - keptMs);
    await transaction.delete(mailReminders).where(and(eq(mailReminders.userId, userId), lt(mailReminders.sentAt, old)));
  });
}
