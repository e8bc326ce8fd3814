import type { Usage } from '@coach/contracts/features/usage';
import { and, eq, gt, inArray, notExists, type SQLWrapper } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { monthlyUsage, usageReservations } from '../../db/schema/usage.ts';
import { tiersOf } from '../billing/tier-of.ts';
import { presentUsage } from './read-usage.ts';

/**
 * What the people that `whose` selects have used in a month, by the plan they have now. Units under way do not count: they
 * may come back.
 */
export async function usageOfPeople(
  services: Pick<Services, 'db' | 'clock' | 'payments'>,
  month: string,
  whose: SQLWrapper,
): Promise<Map<string, Usage>> {
  const { db } = services;
  const { userId, featureType, monthYear, usageCount } = monthlyUsage;
  const same = and(eq(usageReservations.userId, userId), eq(usageReservations.featureType, featureType));
  const underWay = db.select({ id: usageReservations.id }).from(usageReservations).where(same);
  const rows = await db
    .select({ userId, meter: featureType, used: usageCount })
    .from(monthlyUsage)
    .where(and(inArray(userId, whose), eq(monthYear, month), gt(usageCount, 0), notExists(underWay)));
  const people = Map.groupBy(rows, (row) => row.userId);
  const tiers = await tiersOf(services, [...people.keys()]);
  return new Map([...people].map(([id, used]) => [id, presentUsage(month, tiers.get(id) ?? 'free', used)]));
}
