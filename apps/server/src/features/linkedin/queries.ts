import { linkedinHistory } from '@coach/contracts/features/linkedin';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Actor, UserContext } from '../../context.ts';
import { linkedinAnalyses } from '../../db/schema/linkedin.ts';
import { AppError } from '../../http/app-error.ts';
import { checkId } from '../../http/id.ts';

export type LinkedinRow = typeof linkedinAnalyses.$inferSelect;

type Caller = Pick<UserContext, 'db'> & { actor: Pick<Actor, 'userId'> };

/** The caller's analysis. Throws `not_found`, for another person's too. */
export async function getOwnedLinkedin({ db, actor }: Caller, id: string): Promise<LinkedinRow> {
  const [found] = await db.select().from(linkedinAnalyses).where(owned(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** What was bought for the same profile beside the same CV. */
export async function findSame({ db, actor }: Caller, key: string): Promise<LinkedinRow | null> {
  const same = and(eq(linkedinAnalyses.userId, actor.userId), eq(linkedinAnalyses.analysisKey, key));
  const [found] = await db.select().from(linkedinAnalyses).where(same);
  return found ?? null;
}

const listed = {
  id: linkedinAnalyses.id,
  score: linkedinAnalyses.score,
  headline: sql<string | null>`${linkedinAnalyses.profile} ->> 'headline'`,
  profileUrl: linkedinAnalyses.profileUrl,
  createdAt: linkedinAnalyses.createdAt,
};

/** The latest ten, newest first, without the texts. */
export async function listLinkedin({ db, actor }: Caller) {
  return await db
    .select(listed)
    .from(linkedinAnalyses)
    .where(eq(linkedinAnalyses.userId, actor.userId))
    .orderBy(desc(linkedinAnalyses.createdAt), desc(linkedinAnalyses.id))
    .limit(linkedinHistory);
}

export function owned(userId: string, id: string) {
  return and(eq(linkedinAnalyses.id, checkId(id)), eq(linkedinAnalyses.userId, userId));
}
