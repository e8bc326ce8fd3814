import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/auth.ts';

/** The operator signs someone out everywhere, or everybody. Answers how many sessions ended; null for an unknown address. */
export async function endEverySession(db: Database, whose: { email: string } | 'everybody'): Promise<number | null> {
  if (whose === 'everybody') return (await db.delete(sessions).returning({ id: sessions.id })).length;
  const email = whose.email.toLowerCase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return null;
  return (await db.delete(sessions).where(eq(sessions.userId, user.id)).returning({ id: sessions.id })).length;
}
