import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Services, UserContext } from '../context.ts';
import { runningWorks as works } from '../db/schema/work.ts';
import { lockAccount } from '../features/auth/lock-account.ts';
import { AppError } from '../http/app-error.ts';
import { cleanText } from '../http/clean-text.ts';
import { checkId } from '../http/id.ts';
import type { NewWork, RunningWork, WorkEnd } from './running-work.ts';

type Db = Pick<Services, 'db' | 'clock'>;
export type WorkRow = typeof works.$inferSelect;
export type ListedWork = Omit<WorkRow, 'partial' | 'result' | 'error'>;

/** A process that runs a work says so every second; silent for that long, it is dead. */
export const silenceMs = 30_000;
/** How long what came of a work can be fetched. */
const keptMs = 60 * 60_000;

/** Writes the row of a work that begins; false where the person has `most` under way already. */
export async function insertWork({ db }: Db, work: NewWork, most: number): Promise<boolean> {
  return await db.transaction(async (transaction) => {
    await lockAccount(transaction, work.userId);
    const alive = gt(works.heartbeatAt, before(work.createdAt, silenceMs));
    const [found] = await transaction
      .select({ running: count() })
      .from(works)
      .where(and(eq(works.userId, work.userId), eq(works.state, 'running'), alive));
    if ((found?.running ?? 0) >= most) return false;
    const at = work.createdAt;
    await transaction
      .insert(works)
      .values({ ...work, state: 'running', partial: '', heartbeatAt: at, updatedAt: at, error: null });
    return true;
  });
}

export async function deleteWork({ db }: Db, id: string): Promise<void> {
  await db.delete(works).where(eq(works.id, id));
}

/** Throws `not_found` for a work that is not the caller’s. */
export async function getOwnedWork({ db, actor }: Pick<UserContext, 'db' | 'actor'>, id: string): Promise<WorkRow> {
  const mine = and(eq(works.id, checkId(id)), eq(works.userId, actor.userId));
  const [row] = await db.select().from(works).where(mine);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Works under way, and those that were done or failed within the hour and not put away, newest first. */
export async function listWorks({ db, clock, actor }: UserContext): Promise<ListedWork[]> {
  const kept = and(gt(works.createdAt, before(clock.now(), keptMs)), ne(works.state, 'cancelled'));
  const { result: _, partial: __, error: ___, ...columns } = getTableColumns(works);
  return await db
    .select(columns)
    .from(works)
    .where(and(eq(works.userId, actor.userId), isNull(works.putAwayAt), kept))
    .orderBy(desc(works.createdAt), desc(works.id))
    .limit(20);
}

/** What came since the last time of all the works of a process, in one go. */
export async function writePartials({ db, clock }: Db, changed: RunningWork[]): Promise<void> {
  const ids = changed.map(({ facts }) => facts.id);
  const texts = changed.map(({ text }) => text);
  const now = clock.now().toISOString();
  await db.execute(sql`
    update running_works set partial = came.text, updated_at = ${now}
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as came (id, text)
    where running_works.id = came.id and state = 'running'`);
}

export type Pulse = Pick<WorkRow, 'id' | 'stopAskedAt' | 'followedAt'>;

/** Says that the works of a process go on; answers what other processes left for them. */
export async function writeHeartbeats({ db, clock }: Db, ids: string[]): Promise<Pulse[]> {
  return await db
    .update(works)
    .set({ heartbeatAt: clock.now() })
    .where(inArray(works.id, ids))
    .returning({ id: works.id, stopAskedAt: works.stopAskedAt, followedAt: works.followedAt });
}

/** The process that runs a work has the last word on what became of it. */
export async function writeEnd({ db, clock }: Db, { facts, text }: RunningWork, end: WorkEnd): Promise<void> {
  const result = end.state === 'done' ? withoutNul(end.result) : null;
  const error = end.state === 'failed' ? end.error : null;
  await db
    .update(works)
    .set({ state: end.state, partial: text, result, error, updatedAt: clock.now() })
    .where(eq(works.id, facts.id));
}

/** From a process that does not run it: somebody is there, or wishes it stopped, or has what came of it. */
export async function markWork(
  { db, clock }: Db,
  id: string,
  mark: 'followedAt' | 'stopAskedAt' | 'putAwayAt',
): Promise<void> {
  await db
    .update(works)
    .set({ [mark]: clock.now() })
    .where(eq(works.id, id));
}

export function isLost(row: Pick<WorkRow, 'state' | 'heartbeatAt'>, now: Date): boolean {
  return row.state === 'running' && row.heartbeatAt <= before(now, silenceMs);
}

/** Ends works whose process died, for a reason that is told when it is read, and forgets those that ended an hour ago. */
export async function sweepWorks({ db, clock }: Db): Promise<void> {
  const now = clock.now();
  await db.delete(works).where(and(ne(works.state, 'running'), lt(works.updatedAt, before(now, keptMs))));
  const lost = and(eq(works.state, 'running'), lt(works.heartbeatAt, before(now, silenceMs)));
  await db.update(works).set({ state: 'failed', error: null, updatedAt: now }).where(lost);
}

function before(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}

/** What jsonb cannot hold. */
function withoutNul(result: unknown): unknown {
  const text = JSON.stringify(result ?? null);
  if (!/\\u0000/.test(text)) return result ?? null;
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? cleanText(value) : value));
}
