import { randomUUID } from 'node:crypto';
import { type Meter, monthlyLimit } from '@coach/contracts/limits';
import { limitsPlan } from '@coach/contracts/tiers';
import { sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { tierOf } from '../billing/tier-of.ts';

declare const reserved: unique symbol;

/** Proof that a unit of a meter was taken. Metered work asks for one, and only `reserveUnit` makes them. */
export type ReservedUnit<M extends Meter = Meter> = {
  readonly id: string;
  readonly meter: M;
  readonly [reserved]: true;
};

/** Work that is not heard of for longer is taken for dead and its unit given back. */
export const workLimitMs = 2 * 60_000;

/** Takes one unit of the month before the work. Throws `limit_reached` when the plan has none left. */
export async function reserveUnit<M extends Meter>(
  context: UserContext,
  meter: M,
  { id = randomUUID(), forMs = workLimitMs }: { id?: string; forMs?: number } = {},
): Promise<ReservedUnit<M>> {
  const { db, clock, actor } = context;
  const tier = await tierOf(context, actor.userId);
  const limit = monthlyLimit(meter, tier);
  const now = clock.now();
  const expires = new Date(now.getTime() + forMs);
  const answer = await db.execute<{ taken: number | null }>(
    sql`select reserve_usage(${id}, ${actor.userId}, ${meter}, ${limit}, ${now.toISOString()}, ${expires.toISOString()}) as taken`,
  );
  if (answer.rows[0]?.taken === null) throw limitReached(meter, tier, limit ?? 0);
  return { id, meter } as ReservedUnit<M>;
}

function limitReached(meter: Meter, tier: string, limit: number): AppError {
  const reason = limitsPlan(tier) === 'explorer' && meter === 'cv_analysis' ? 'cv_analysis_free' : meter;
  return new AppError('limit_reached', { reason, values: { limit }, needsUpgrade: true });
}
