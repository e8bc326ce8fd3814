import { asc, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { communityMessages as messages } from '../../db/schema/community.ts';
import { findReceiver, type Receiver } from '../profile/find-receiver.ts';
import type { MessageRow } from './queries.ts';

/** What waits for the operator’s answer, the oldest first, with who wrote it. */
export async function listOpenMessages({ db }: Pick<Services, 'db'>): Promise<(MessageRow & { from: Receiver })[]> {
  const rows = await db.select().from(messages).where(isNull(messages.answer)).orderBy(asc(messages.createdAt));
  const written = rows.map(async (row) => ({ ...row, from: await findReceiver(db, row.userId) }));
  return (await Promise.all(written)).flatMap(({ from, ...row }) => (from ? [{ ...row, from }] : []));
}
