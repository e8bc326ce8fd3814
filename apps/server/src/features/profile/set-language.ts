import type { Language } from '@coach/contracts/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/schema/profile.ts';

export async function setLanguage(db: Queryable, userId: string, language: Language): Promise<void> {
  await db.update(profiles).set({ language }).where(eq(profiles.userId, userId));
}
