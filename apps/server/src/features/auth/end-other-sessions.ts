import { and, eq, ne } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';

/** Signs the user out everywhere but here. Answers how many sessions ended. */
export async function endOtherSessions({ db, actor }: UserContext): Promise<{ ended: number }> {
  const others = and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId));
  return { ended: (await db.delete(sessions).where(others).returning({ id: sessions.id })).length };
}
