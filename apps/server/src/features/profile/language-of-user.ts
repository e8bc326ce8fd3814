import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/schema/profile.ts';

/** The language a user chose to be spoken to in. */
export async function languageOfUser(db: Queryable, userId: string): Promise<Language> {
  const [profile] = await db.select({ language: profiles.language }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.language ?? 'fr';
}
