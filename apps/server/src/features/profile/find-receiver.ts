import type { Language } from '@coach/contracts/language';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/profile.ts';

export type Receiver = { userId: string; email: string; fullName: string; language: Language };

/** Where to write to a person, and how; null once the account is gone. */
export async function findReceiver(db: Queryable, userId: string): Promise<Receiver | null> {
  return (await findReceivers(db, [userId])).get(userId) ?? null;
}

/** The same of several, asked for at once; accounts that are gone are not in it. */
export async function findReceivers(db: Queryable, userIds: string[]): Promise<Map<string, Receiver>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: users.id, email: users.email, fullName: users.name, language: profiles.language })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.userId, { ...row, language: row.language ?? 'fr' }]));
}
