import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/profile.ts';
import { AppError } from '../../http/app-error.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** The profile of a user, which every account has. */
export async function getProfile(db: Queryable, userId: string): Promise<ProfileRow> {
  const [found] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The same, held until the transaction ends. The account is locked first, as its erasure does. */
export async function lockProfile(transaction: Queryable, userId: string): Promise<ProfileRow> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [found] = await transaction.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
  if (!found) throw new AppError('not_found');
  return found;
}

/** Whether the account can be entered with a password, and not with Google alone. */
export async function hasPassword(db: Queryable, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)));
  return found !== undefined;
}
