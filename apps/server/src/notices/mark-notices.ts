import type { NoticeList, NoticesUpdate } from '@coach/contracts/features/notices';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { UserContext } from '../context.ts';
import { noticeReads } from '../db/schema/notices.ts';
import { deriveNotices } from './derive-notices.ts';
import { listNotices } from './list-notices.ts';

/** What was read so long ago is told no more. */
const keptMs = 400 * 24 * 3_600_000;

/** Marks the caller’s notices as read, or as not read; names of what is no more are passed over. */
export async function markNotices(context: UserContext, { read, ids }: NoticesUpdate): Promise<NoticeList> {
  const { db, actor, clock } = context;
  const named = ids && new Set(ids);
  const derived = await deriveNotices(context);
  const marked = derived.map(({ id }) => id).filter((id) => named?.has(id) ?? true);
  const mine = eq(noticeReads.userId, actor.userId);
  if (marked.length > 0 && read) {
    const readAt = clock.now();
    const rows = marked.map((noticeId) => ({ userId: actor.userId, noticeId, readAt }));
    await db.insert(noticeReads).values(rows).onConflictDoNothing();
  } else if (marked.length > 0) await db.delete(noticeReads).where(and(mine, inArray(noticeReads.noticeId, marked)));
  await db.delete(noticeReads).where(and(mine, lt(noticeReads.readAt, new Date(clock.now().getTime() - keptMs))));
  return await listNotices(context, derived);
}
