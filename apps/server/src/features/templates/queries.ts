import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { userTemplates } from '../../db/schema/templates.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type TemplateRow = typeof userTemplates.$inferSelect;

type Caller = Pick<UserContext, 'db' | 'actor'>;

/** The caller’s template. Throws `not_found`, for another person’s too. */
export async function getOwnedTemplate({ db, actor }: Caller, id: string): Promise<TemplateRow> {
  const [found] = await db.select().from(userTemplates).where(ownedTemplate(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

export function ownedTemplate(userId: string, id: string) {
  return and(eq(userTemplates.id, checkId(id)), eq(userTemplates.userId, userId));
}

const listed = {
  id: userTemplates.id,
  type: userTemplates.type,
  title: userTemplates.title,
  metadata: userTemplates.metadata,
  createdAt: userTemplates.createdAt,
};

/** Newest first, without their content. */
export async function listTemplates({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(listed)
    .from(userTemplates)
    .where(and(eq(userTemplates.userId, actor.userId), olderThan(userTemplates.createdAt, userTemplates.id, place)))
    .orderBy(desc(userTemplates.createdAt), desc(userTemplates.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export async function countTemplates(db: Queryable, userId: string): Promise<number> {
  const count = sql<number>`count(*)::integer`;
  const [found] = await db.select({ count }).from(userTemplates).where(eq(userTemplates.userId, userId));
  return found?.count ?? 0;
}
