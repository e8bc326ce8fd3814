import { lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { sessions, verifications } from '../../db/schema/auth.ts';

/** Removes sessions and confirmations that have ended: with them go the addresses people came from. Answers how many. */
export async function sweepSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const ended = await db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ id: sessions.id });
  const unused = await db
    .delete(verifications)
    .where(lt(verifications.expiresAt, now))
    .returning({ id: verifications.id });
  return ended.length + unused.length;
}
