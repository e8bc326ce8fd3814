import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { interviewSessions as sessions } from '../../db/schema/interviews.ts';
import { answered } from './queries.ts';

/** The caller’s simulations that were begun and not brought to their end, the last touched first; those left before `before`. */
export async function unfinishedInterviews({ db, actor }: Pick<UserContext, 'db' | 'actor'>, before: Date) {
  const open = and(eq(sessions.kind, 'simulation'), eq(sessions.completed, false), lt(sessions.updatedAt, before));
  return await db
    .select({
      interviewId: sessions.id,
      role: sessions.role,
      answered,
      questionCount: sql<number>`jsonb_array_length(${sessions.questions})`,
      version: sessions.version,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), open))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(20);
}
