import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedWork, WorkKind } from '@coach/contracts/features/work';
import type { Services, UserContext } from '../context.ts';
import { AppError } from '../http/app-error.ts';
import { appErrorOf } from '../http/app-error-of.ts';
import { logFailure } from '../http/log-failure.ts';
import { presentError } from '../http/present-error.ts';
import { startBeat } from './running-beat.ts';
import { deleteWork, insertWork, writeEnd } from './running-rows.ts';
import { RunningWork, type WorkEnd } from './running-work.ts';
import { wantsWork } from './wants-work.ts';

/** Under way at a time, for a person. */
const mostPerPerson = 3;
/** How long an answer or a refusal is waited for before the person is told that the work goes on. */
const graceMs = 300;
/** Longer than a model may take for two answers, each as long as AI_TIMEOUT_MS allows at most. */
const longestMs = 25 * 60_000;
/** How long works are waited for once they were told to end. */
const farewellMs = 5_000;

type Asked = { kind: WorkKind; place: string; model: string };
type Run = (context: UserContext) => Promise<unknown>;

export type RunningWorks = ReturnType<typeof createRunningWorks>;

/** The works of this process. */
export function createRunningWorks(services: Pick<Services, 'db' | 'clock' | 'log'>) {
  const { clock, log } = services;
  const works = new Map<string, RunningWork>();
  const underWay = new Set<Promise<unknown>>();
  const beat = startBeat(services, works);
  let isClosed = false;

  /**
   * Runs what a request asks for as work of its own. Answers its result where that comes at once, else which work it is.
   * Throws what it throws at once, and `too_many_requests` (`works`).
   */
  async function run(
    context: UserContext,
    asked: Asked,
    handle: Run,
  ): Promise<{ result: unknown } | { started: StartedWork }> {
    const work = await begin(context, asked);
    const ending = finish(context, work, handle);
    const leave = () => work.stop('left');
    if (context.signal.aborted) leave();
    context.signal.addEventListener('abort', leave, { once: true });
    try {
      const early = await Promise.race([ending, firstWord(work), sleep(graceMs, null, { ref: false })]);
      context.signal.throwIfAborted();
      if (early === null) return { started: work.started };
      await deleteWork(services, work.facts.id);
      if ('thrown' in early) throw early.thrown;
      return { result: early.result };
    } finally {
      context.signal.removeEventListener('abort', leave);
    }
  }

  async function begin({ actor }: UserContext, asked: Asked): Promise<RunningWork> {
    if (isClosed) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    const facts = { ...asked, id: randomUUID(), userId: actor.userId, createdAt: clock.now() };
    if (!(await insertWork(services, facts, mostPerPerson)))
      throw new AppError('too_many_requests', { reason: 'works', retryAfterSeconds: 10 });
    const work = new RunningWork(facts);
    works.set(facts.id, work);
    beat.wake();
    return work;
  }

  function finish(context: UserContext, work: RunningWork, handle: Run) {
    const tooLong = setTimeout(() => work.stop('too_long'), longestMs);
    const own = { ...context, signal: work.signal, showPartial: (text: string) => work.show(text) };
    const ending = outcomeOf(() => handle(own)).then(async (outcome) => {
      clearTimeout(tooLong);
      const end = endOf(context, work, outcome);
      await keepEnd(work, end);
      work.settle(end);
      works.delete(work.facts.id);
      return outcome;
    });
    underWay.add(ending);
    void ending.finally(() => underWay.delete(ending));
    return ending;
  }

  /** A database that is away for a moment must not lose a text that was paid for. */
  async function keepEnd(work: RunningWork, end: WorkEnd): Promise<void> {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      try {
        return await writeEnd(services, work, end);
      } catch (error) {
        log.warn({ err: error, work: work.facts.id }, 'the end of a work could not be written');
        await sleep(attempt * 500);
      }
    }
  }

  return {
    wanted: wantsWork,
    run,
    /** A work of this process, if it is theirs. */
    find(userId: string, id: string): RunningWork | null {
      const work = works.get(id);
      return work?.facts.userId === userId ? work : null;
    },
    /**
     * Begins no more. Those under way may come to their end for `patienceMs`; then they are ended: what they reserved is
     * given back, and who follows them is told.
     */
    async close(patienceMs = 0): Promise<void> {
      isClosed = true;
      if (patienceMs > 0) await Promise.race([Promise.allSettled(underWay), sleep(patienceMs, null, { ref: false })]);
      for (const work of works.values()) work.stop('shutdown');
      await Promise.race([Promise.allSettled(underWay), sleep(farewellMs, null, { ref: false })]);
      beat.stop();
    },
  };
}

type Outcome = { result: unknown } | { thrown: unknown };

async function outcomeOf(handle: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { result: await handle() };
  } catch (thrown) {
    return { thrown };
  }
}

/** What was finished all the same is done: it is kept, and was paid for. */
function endOf(context: UserContext, { stopReason }: RunningWork, outcome: Outcome): WorkEnd {
  if ('result' in outcome) return { state: 'done', result: outcome.result };
  if (stopReason === 'asked' || stopReason === 'left') return { state: 'cancelled' };
  const { log, language, requestId } = context;
  const error = stopReason ? new AppError('unavailable', { reason: 'work_lost' }) : appErrorOf(outcome.thrown);
  logFailure(log, error, outcome.thrown, requestId);
  return { state: 'failed', error: presentError(error, language, requestId).body };
}

async function firstWord(work: RunningWork): Promise<null> {
  await work.changed(work.signal);
  return null;
}
