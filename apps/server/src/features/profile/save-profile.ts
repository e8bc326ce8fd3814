import type { Profile, ProfileUpdate } from '@coach/contracts/features/profile';
import { eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { users } from '../../db/schema/auth.ts';
import { profiles } from '../../db/schema/profile.ts';
import { AppError } from '../../http/app-error.ts';
import { presentProfile } from './present-profile.ts';
import { hasPassword, lockProfile } from './queries.ts';

/**
 * Replaces the fields given. Throws `conflict` (`profile_saved_elsewhere`) when another tab has saved since the `since`
 * this one started from.
 */
export async function saveProfile(context: UserContext, { since, ...fields }: ProfileUpdate): Promise<Profile> {
  const { db, actor, clock } = context;
  return await db.transaction(async (transaction) => {
    const kept = await lockProfile(transaction, actor.userId);
    if (since !== undefined && since !== kept.updatedAt.toISOString())
      throw new AppError('conflict', { reason: 'profile_saved_elsewhere' });
    // Never the same instant twice: it tells one saving from the next.
    const updatedAt = new Date(Math.max(clock.now().getTime(), kept.updatedAt.getTime() + 1));
    const changes = { ...fields, updatedAt };
    await transaction.update(profiles).set(changes).where(eq(profiles.userId, actor.userId));
    if (fields.fullName !== undefined)
      await transaction.update(users).set({ name: fields.fullName }).where(eq(users.id, actor.userId));
    return presentProfile({ ...kept, ...changes }, await hasPassword(transaction, actor.userId));
  });
}
