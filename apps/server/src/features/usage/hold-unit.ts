import type { Meter } from '@coach/contracts/limits';
import { and, eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { usageReservations } from '../../db/schema/usage.ts';
import { type ReservedUnit, reserveUnit } from './reserve-unit.ts';

/**
 * Keeps a unit, under an id, for work that a person does over several requests: `forMs` from now, after which it counts as
 * abandoned and is given back. One that was given back meanwhile is taken anew. Throws `limit_reached`.
 */
export async function holdUnit<M extends Meter>(
  context: UserContext,
  meter: M,
  hold: { id: string; forMs: number },
): Promise<ReservedUnit<M>> {
  const { db, clock, actor } = context;
  const expiresAt = new Date(clock.now().getTime() + hold.forMs);
  const held = await db
    .update(usageReservations)
    .set({ expiresAt })
    .where(and(eq(usageReservations.id, hold.id), eq(usageReservations.userId, actor.userId)))
    .returning({ id: usageReservations.id });
  if (held.length > 0) return { id: hold.id, meter } as ReservedUnit<M>;
  return await reserveUnit(context, meter, hold);
}
