import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { languageOfUser } from './language-of-user.ts';

export type Receiver = { userId: string; email: string; fullName: string; language: Language };

/** Where to write to a person, and how; null once the account is gone. */
export async function findReceiver(db: Queryable, userId: string): Promise<Receiver | null> {
  const [user] = await db.select({ email: users.email, fullName: users.name }).from(users).where(eq(users.id, userId));
  return user ? { userId, ...user, language: await languageOfUser(db, userId) } : null;
}
