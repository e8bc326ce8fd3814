import type { Notice, NoticeList } from '@coach/contracts/features/notices';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../context.ts';
import { noticeReads } from '../db/schema/notices.ts';
import { type DerivedNotice, deriveNotices } from './derive-notices.ts';

/** The caller’s notices, the most pressing first, and how many were not read yet. */
export async function listNotices(
  context: UserContext,
  derived: DerivedNotice[] | Promise<DerivedNotice[]> = deriveNotices(context),
): Promise<NoticeList> {
  const { db, actor } = context;
  const [notices, reads] = await Promise.all([
    derived,
    db.select({ id: noticeReads.noticeId }).from(noticeReads).where(eq(noticeReads.userId, actor.userId)),
  ]);
  const known = new Set(reads.map(({ id }) => id));
  const items = notices.map((notice) => ({ ...notice, read: known.has(notice.id) }) as Notice);
  return { items, unread: items.filter(({ read }) => !read).length };
}
