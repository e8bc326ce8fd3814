import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Actor, Services } from '../../context.ts';
import { adviceMarks, careerAdviceLibrary as library } from '../../db/schema/advice.ts';

type Needs = Pick<Services, 'db'>;
export type ArticleRow = typeof library.$inferSelect;
export type Marks = { read: boolean; saved: boolean };

export const noMarks: Marks = { read: false, saved: false };

/** Every article there is, but those withdrawn. */
export async function listArticles({ db }: Needs): Promise<ArticleRow[]> {
  return await db.select().from(library).where(isNull(library.withdrawnAt));
}

/** Another one as soon as an article is added, changed or withdrawn. */
export async function readVersion({ db }: Needs): Promise<string> {
  const version = sql<string>`coalesce(md5(string_agg(${library.hash}, ',' order by ${library.id})), '')`;
  const [found] = await db.select({ version }).from(library).where(isNull(library.withdrawnAt));
  return found?.version ?? '';
}

/** A person’s marks, by article; a visitor has none. */
export async function marksOf({ db, actor }: Needs & { actor: Actor | null }): Promise<Map<string, Marks>> {
  if (!actor) return new Map();
  const { articleId, read, saved } = adviceMarks;
  const rows = await db
    .select({ articleId, read, saved })
    .from(adviceMarks)
    .where(eq(adviceMarks.userId, actor.userId));
  return new Map(rows.map((row) => [row.articleId, { read: row.read, saved: row.saved }]));
}

/** A person’s marks on one article. */
export async function marksOn({ db, actor }: Needs & { actor: Actor | null }, id: string): Promise<Marks> {
  if (!actor) return noMarks;
  const { read, saved } = adviceMarks;
  const theirs = and(eq(adviceMarks.userId, actor.userId), eq(adviceMarks.articleId, id));
  const [found] = await db.select({ read, saved }).from(adviceMarks).where(theirs);
  return found ?? noMarks;
}
