import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { coachRequests as requests } from '../../db/schema/coaching.ts';
import { postMail } from '../../mail/post-mail.ts';
import { findReceiver, type Receiver } from '../profile/find-receiver.ts';
import { withSenders } from '../profile/with-senders.ts';
import type { CoachRequestRow } from './queries.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'secret' | 'clock'>;

/** Files the operator’s answer beside what was asked, and mails it. false where there is no such request. */
export async function answerRequest(needs: Needs, id: string, answer: string): Promise<boolean> {
  return await needs.db.transaction(async (transaction) => {
    const said = { answer, answeredAt: needs.clock.now() };
    const [found] = await transaction.update(requests).set(said).where(eq(requests.id, id)).returning();
    if (!found) return false;
    const receiver = await findReceiver(transaction, found.userId);
    const news = {
      kind: 'message_answered',
      tab: 'coaching',
      question: `${found.subject}\n${found.hopes}`,
      answer,
    } as const;
    if (receiver) await postMail(needs, transaction, receiver, { ...news, fullName: receiver.fullName });
    return true;
  });
}

/** What waits for the operator’s answer, the oldest first, with who asked. */
export async function listOpenRequests({
  db,
}: Pick<Services, 'db'>): Promise<(CoachRequestRow & { from: Receiver })[]> {
  const isOpen = and(isNull(requests.answer), isNull(requests.withdrawnAt));
  const rows = await db.select().from(requests).where(isOpen).orderBy(asc(requests.createdAt));
  return await withSenders(db, rows);
}
