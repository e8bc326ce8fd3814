import type { ActivityEntry, ActivityKind, ScoredEntry } from '@coach/contracts/features/activity';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { UserContext } from '../context.ts';
import { olderThan } from '../db/older-than.ts';
import type { Place } from '../http/cursor.ts';

type Caller = Pick<UserContext, 'db' | 'actor'>;
export type ActivityRow = Omit<ActivityEntry, 'createdAt'> & { createdAt: Date };
/** What one feature has after a place of the newest-first activity. */
export type ActivitySource = (caller: Caller, page: { place: Place | null; limit: number }) => Promise<ActivityRow[]>;
/** The latest scores one feature gave, newest first. */
export type ScoreSource = (caller: Caller, limit: number) => Promise<(Omit<ScoredEntry, 'createdAt'> & Dated)[]>;

type Dated = { createdAt: Date };
type Owned = PgTable & { userId: PgColumn; createdAt: PgColumn };
type Things = Owned & { id: PgColumn };
type Shown = {
  /** A UUID, where rows have none of their own. */
  id?: SQL;
  title: PgColumn | SQL;
  detail?: PgColumn | SQL;
  score?: PgColumn | SQL;
  state?: SQL;
  /** Rows that are worth a line; all of them without. */
  worthy?: SQL | undefined;
};

/** The lines that a feature’s table gives to the activity: one for each thing, at the time it was made. */
export function activityOf(kind: ActivityKind, things: Things, shown: Shown): ActivitySource;
export function activityOf(kind: ActivityKind, things: Owned, shown: Shown & { id: SQL }): ActivitySource;
export function activityOf(kind: ActivityKind, things: Owned & { id?: PgColumn }, shown: Shown): ActivitySource {
  const id = shown.id ?? sql`${things.id}`;
  const { title, detail = sql`null::text`, score = sql`null::integer`, state = sql`null::text` } = shown;
  return async ({ db, actor }, { place, limit }) => {
    const rows = await db
      .select({ id, title, detail, score, state, createdAt: things.createdAt })
      .from(things as PgTable)
      .where(and(eq(things.userId, actor.userId), shown.worthy, olderThan(things.createdAt, id, place)))
      .orderBy(desc(things.createdAt), desc(id))
      .limit(limit);
    return rows.map((row) => ({ kind, ...row }) as ActivityRow);
  };
}

/** The scores that a feature’s table holds. */
export function scoresOf(things: Things & { score: PgColumn }): ScoreSource {
  return async ({ db, actor }, limit) => {
    const rows = await db
      .select({ id: things.id, score: things.score, createdAt: things.createdAt })
      .from(things as PgTable)
      .where(and(eq(things.userId, actor.userId), isNotNull(things.score)))
      .orderBy(desc(things.createdAt), desc(things.id))
      .limit(limit);
    return rows as Awaited<ReturnType<ScoreSource>>;
  };
}
