import type { AccountSession } from '@coach/contracts/features/auth';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';

/** Where the user is signed in, the latest used first. */
export async function listSessions({ db, clock, actor }: UserContext): Promise<AccountSession[]> {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.updatedAt));
  return found.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    current: id === actor.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    ipAddress,
    userAgent,
  }));
}
