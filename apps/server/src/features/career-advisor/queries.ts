import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { olderThan } from '../../db/older-than.ts';
import { careerPlans } from '../../db/schema/career.ts';
import { AppError } from '../../http/app-error.ts';
import { decodeCursor, type PageQuery, toPage } from '../../http/cursor.ts';
import { checkId } from '../../http/id.ts';

export type PlanRow = typeof careerPlans.$inferSelect;

type Caller = Pick<UserContext, 'db' | 'actor'>;

/** The caller’s plan. Throws `not_found`, for another person’s too. */
export async function getOwnedPlan({ db, actor }: Caller, id: string): Promise<PlanRow> {
  const [found] = await db.select().from(careerPlans).where(ownedPlan(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** What the same request was answered with. */
export async function findSamePlan({ db, actor }: Caller, key: string): Promise<PlanRow | null> {
  const same = and(eq(careerPlans.userId, actor.userId), eq(careerPlans.requestKey, key));
  const [found] = await db.select().from(careerPlans).where(same);
  return found ?? null;
}

const listed = {
  id: careerPlans.id,
  goal: careerPlans.careerGoal,
  label: sql<string | null>`${careerPlans.careerPlan} -> 'goal' ->> 'label'`,
  held: sql<number>`jsonb_array_length(${careerPlans.careerPlan} -> 'held')`,
  missing: sql<number>`jsonb_array_length(${careerPlans.careerPlan} -> 'missing')`,
  createdAt: careerPlans.createdAt,
};

/** Newest first, without the plans themselves. */
export async function listPlans({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const place = decodeCursor(cursor);
  const rows = await db
    .select(listed)
    .from(careerPlans)
    .where(and(eq(careerPlans.userId, actor.userId), olderThan(careerPlans.createdAt, careerPlans.id, place)))
    .orderBy(desc(careerPlans.createdAt), desc(careerPlans.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

export async function countPlans(db: Queryable, userId: string): Promise<number> {
  const count = sql<number>`count(*)::integer`;
  const [found] = await db.select({ count }).from(careerPlans).where(eq(careerPlans.userId, userId));
  return found?.count ?? 0;
}

export function ownedPlan(userId: string, id: string) {
  return and(eq(careerPlans.id, checkId(id)), eq(careerPlans.userId, userId));
}
