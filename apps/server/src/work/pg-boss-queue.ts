import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobData, JobName, JobQueue } from './job-queue.ts';
import { queues } from './queues.ts';

/** Where pg-boss keeps its tables. */
const jobSchema = 'pgboss';

/** Longer than an offer may take to be fetched and read: given back sooner, it would be done here and elsewhere. */
const longestJobMs = 22_000;

/** Does a job; what it throws makes the job wait and try again. `id` stays the same over all attempts. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], id: string) => Promise<void> };

export type RunningQueue = JobQueue & {
  /** Takes up the kinds of job that have a handler. */
  work(handlers: Partial<JobHandlers>): Promise<void>;
  stop(): Promise<void>;
};

/** Jobs in PostgreSQL, shared by any number of processes; only those that call `work` do them. */
export async function startPgBossQueue(connection: pg.PoolConfig, log: Logger): Promise<RunningQueue> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: jobSchema,
    max: 4,
    application_name: 'coach-jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reports an error'));
  boss.on('warning', ({ message }) => log.warn({ part: 'jobs' }, message));
  await boss.start();
  const names = Object.keys(queues) as JobName[];
  for (const name of names) {
    const { localConcurrency: _, policy, ...settings } = queues[name];
    await boss.createQueue(name, policy ? { ...settings, policy } : settings);
    await boss.updateQueue(name, settings);
  }
  return {
    async send(db, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromDrizzle(db, sql) });
    },
    async forget(db, userId) {
      await db.execute(sql`delete from ${sql.identifier(jobSchema)}.job where data ->> 'userId' = ${userId}`);
    },
    async work(handlers) {
      for (const name of names) {
        const handle = handlers[name];
        if (handle) await workOn(boss, name, handle as JobHandlers[typeof name], log);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: longestJobMs }),
  };
}

async function workOn<Name extends JobName>(boss: PgBoss, name: Name, handle: JobHandlers[Name], log: Logger) {
  const { localConcurrency } = queues[name];
  const options = { localConcurrency, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
  await boss.work<JobData[Name]>(name, options, async (jobs) => {
    for (const { id, data } of jobs) {
      await handle(data, id).catch((error) => {
        log.warn({ err: error, job: name, id }, 'a job failed and will be tried again');
        throw error;
      });
    }
  });
}
