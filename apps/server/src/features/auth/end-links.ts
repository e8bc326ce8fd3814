import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { verifications } from '../../db/schema/auth.ts';

/** Makes every link that was sent to a user useless. */
export async function endLinks(db: Queryable, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}
