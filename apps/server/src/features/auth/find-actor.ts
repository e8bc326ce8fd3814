import { and, eq, gt } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import type { AccessToken } from './access-token.ts';

/** The user of an access token whose session still lives; null when either is gone. */
export async function findActor(db: Database, token: AccessToken, now: Date): Promise<Actor | null> {
  const [found] = await db
    .select({ userId: users.id, sessionId: sessions.id, email: users.email, fullName: users.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, token.sessionId), eq(users.id, token.userId), gt(sessions.expiresAt, now)));
  return found ?? null;
}
