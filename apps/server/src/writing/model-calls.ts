import { randomUUID } from 'node:crypto';
import { type ModelCallOutcome, type ModelTask, modelCallDays } from '@coach/contracts/features/model-calls';
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Services, UserContext } from '../context.ts';
import { olderThan } from '../db/older-than.ts';
import { modelCalls as calls } from '../db/schema/model-calls.ts';
import { AppError } from '../http/app-error.ts';
import { cleanText } from '../http/clean-text.ts';
import { decodeCursor, type PageQuery, toPage } from '../http/cursor.ts';
import { checkId } from '../http/id.ts';
import type { ModelUsage } from '../ports/model.ts';

export type ModelCallRow = typeof calls.$inferSelect;

/** A call as it ended. `key` stands for everything that was asked; `material` is as it was sent. */
export type EndedCall = {
  task: ModelTask;
  version: number;
  provider: string;
  model: string;
  key: string;
  material: string;
  usage: ModelUsage;
  answer: unknown;
  outcome: ModelCallOutcome;
};

type Caller = Pick<UserContext, 'db' | 'actor'>;

const day = 24 * 3_600_000;

/** What the same request of the same person was answered within the last day; null where nothing was, or fits no more. */
export async function findSavedAnswer<Output>(
  { db, actor, clock }: Caller & Pick<UserContext, 'clock'>,
  key: string,
  schema: z.ZodType<Output>,
): Promise<Output | null> {
  const since = new Date(clock.now().getTime() - day);
  const same = [eq(calls.userId, actor.userId), eq(calls.requestKey, key), eq(calls.outcome, 'answered')];
  const [found] = await db
    .select({ answer: calls.modelAnswer })
    .from(calls)
    .where(and(...same, gt(calls.createdAt, since), isNotNull(calls.modelAnswer)))
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(1);
  const fitting = found && schema.safeParse(found.answer);
  return fitting?.success ? fitting.data : null;
}

/** Keeps what was sent and what came of it, for the person to see. A text is not lost because this cannot be kept. */
export async function keepCall({ db, actor, clock, log }: UserContext, call: EndedCall): Promise<void> {
  const { task, version, provider, model, key, material, usage, answer, outcome } = call;
  try {
    await db.insert(calls).values({
      ...{ id: randomUUID(), userId: actor.userId, task, taskVersion: version, provider, modelName: model },
      ...{ requestKey: key, material: cleanText(material), modelAnswer: answer ?? null, outcome },
      ...{ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, createdAt: clock.now() },
    });
  } catch (error) {
    log.warn({ task, code: codeOf(error) }, 'a call to a model could not be kept');
  }
}

/** The database’s own word for it: its message would hold what was sent. */
function codeOf(error: unknown): unknown {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code;
}

const listed = {
  id: calls.id,
  task: calls.task,
  provider: calls.provider,
  modelName: calls.modelName,
  outcome: calls.outcome,
  inputTokens: calls.inputTokens,
  outputTokens: calls.outputTokens,
  createdAt: calls.createdAt,
};

/** Newest first, without what was sent. */
export async function listCalls({ db, actor }: Caller, { cursor, limit }: PageQuery) {
  const rows = await db
    .select(listed)
    .from(calls)
    .where(and(eq(calls.userId, actor.userId), olderThan(calls.createdAt, calls.id, decodeCursor(cursor))))
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(limit + 1);
  return toPage(rows, limit);
}

/** The caller’s. Throws `not_found`, for another person’s too. */
export async function getOwnedCall({ db, actor }: Caller, id: string): Promise<ModelCallRow> {
  const [found] = await db.select().from(calls).where(ownedCall(actor.userId, id));
  if (!found) throw new AppError('not_found');
  return found;
}

/** Removes one for good. Throws `not_found`. */
export async function deleteCall({ db, actor }: Caller, id: string): Promise<void> {
  const gone = await db.delete(calls).where(ownedCall(actor.userId, id)).returning({ id: calls.id });
  if (gone.length === 0) throw new AppError('not_found');
}

export async function deleteCalls({ db, actor }: Caller): Promise<void> {
  await db.delete(calls).where(eq(calls.userId, actor.userId));
}

function ownedCall(userId: string, id: string) {
  return and(eq(calls.id, checkId(id)), eq(calls.userId, userId));
}

/** Forgets what was sent long enough ago. */
export async function sweepCalls({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(calls).where(lt(calls.createdAt, new Date(clock.now().getTime() - modelCallDays * day)));
}
