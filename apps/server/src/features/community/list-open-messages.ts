import { asc, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { communityMessages as messages } from '../../db/schema/community.ts';
import type { Receiver } from '../profile/find-receiver.ts';
import { withSenders } from '../profile/with-senders.ts';
import type { MessageRow } from './queries.ts';

/** What waits for the operator’s answer, the oldest first, with who wrote it. */
export async function listOpenMessages({ db }: Pick<Services, 'db'>): Promise<(MessageRow & { from: Receiver })[]> {
  const rows = await db.select().from(messages).where(isNull(messages.answer)).orderBy(asc(messages.createdAt));
  return await withSenders(db, rows);
}
