import { eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { usageReservations } from '../../db/schema/usage.ts';
import { type ReservedUnit, workLimitMs } from './reserve-unit.ts';

/**
 * Does work that may take long, as a slow model’s does: its unit is kept as long as this process is at it. A process that
 * dies keeps nothing, and the sweep gives the unit back.
 */
export async function whileKeepingUnit<T>(
  { db, clock, log }: Pick<UserContext, 'db' | 'clock' | 'log'>,
  unit: ReservedUnit,
  work: () => Promise<T>,
  everyMs = workLimitMs / 3,
): Promise<T> {
  const keep = async () => {
    const until = new Date(clock.now().getTime() + workLimitMs).toISOString();
    // One that is held for longer stays so.
    const expiresAt = sql`greatest(${usageReservations.expiresAt}, ${until}::timestamptz)`;
    await db.update(usageReservations).set({ expiresAt }).where(eq(usageReservations.id, unit.id));
  };
  const timer = setInterval(() => {
    keep().catch((error) => log.warn({ err: error, unit: unit.id }, 'a unit could not be kept for longer'));
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
