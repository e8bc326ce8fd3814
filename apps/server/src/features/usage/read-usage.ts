import type { Usage } from '@coach/contracts/features/usage';
import { type Meter, meters, monthlyLimit } from '@coach/contracts/limits';
import { and, inArray } from 'drizzle-orm';
import { askTogether } from '../../ask-together.ts';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { monthlyUsage } from '../../db/schema/usage.ts';
import { tierOf } from '../billing/tier-of.ts';
import { usageMonth } from './usage-month.ts';

/** What the month has used and leaves, units under way included. */
export async function readUsage(context: UserContext): Promise<Usage> {
  const { db, clock, actor } = context;
  const month = usageMonth(clock.now());
  const [tier, rows] = await Promise.all([tierOf(context, actor.userId), askUsage(db, `${month} ${actor.userId}`)]);
  return presentUsage(month, tier, rows ?? []);
}

/** Of `YYYY-MM user`. */
const askUsage = askTogether(async (db: Queryable, keys: string[]) => {
  const { userId, monthYear, featureType, usageCount } = monthlyUsage;
  const asked = keys.map((key) => key.split(' ') as [string, string]);
  const months = [...new Set(asked.map(([month]) => month))];
  const users = [...new Set(asked.map(([, user]) => user))];
  const rows = await db
    .select({ userId, month: monthYear, meter: featureType, used: usageCount })
    .from(monthlyUsage)
    .where(and(inArray(userId, users), inArray(monthYear, months)));
  return Map.groupBy(rows, (row) => `${row.month} ${row.userId}`);
});

/** The month of somebody on a tier; meters that are not among the rows are not used yet. */
export function presentUsage(month: string, tier: string, rows: { meter: string; used: number }[]): Usage {
  const used = new Map(rows.map((row) => [row.meter, row.used]));
  const entries = meters.map((meter) => [meter, figures(used.get(meter) ?? 0, monthlyLimit(meter, tier))]);
  return { month, meters: Object.fromEntries(entries) };
}

/** Units left of one meter; null is unlimited. */
export async function remainingUnits(context: UserContext, meter: Meter): Promise<number | null> {
  return (await readUsage(context)).meters[meter].remaining;
}

function figures(used: number, limit: number | null) {
  return { used, limit, remaining: limit === null ? null : Math.max(0, limit - used) };
}
