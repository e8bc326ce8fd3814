import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReservedUnit } from './reserve-unit.ts';

/**
 * Spends a unit, in the transaction that writes what it paid for. Throws `unavailable` when the unit was already given
 * back because the work took too long: the transaction then rolls back and nothing was bought.
 */
export async function settleUnit(transaction: Queryable, unit: ReservedUnit): Promise<void> {
  const answer = await transaction.execute<{ settled: boolean }>(sql`select settle_usage(${unit.id}) as settled`);
  if (!answer.rows[0]?.settled) throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
