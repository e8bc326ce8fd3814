import { sql } from 'drizzle-orm';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';

type Waiting = { name: string; waiting: number; oldest: number };

/** What waits in the queues, asked of the database when Prometheus asks: the same in every process. */
export function createJobMetrics(db: Pick<Database, 'execute'>): Registry {
  const registry = new Registry();
  const registers = [registry];
  const oldest = new Gauge({
    ...{ name: 'jobs_oldest_waiting_seconds', help: 'How long the oldest job of a queue has been due' },
    ...{ labelNames: ['queue'], registers },
  });
  new Gauge({
    ...{ name: 'jobs_waiting', help: 'Jobs that are due, or are tried again later, by queue' },
    ...{ labelNames: ['queue'], registers },
    async collect() {
      this.reset();
      oldest.reset();
      for (const { name, waiting, oldest: seconds } of await readWaiting(db)) {
        this.set({ queue: name }, Number(waiting));
        oldest.set({ queue: name }, Math.max(0, Number(seconds)));
      }
    },
  });
  return registry;
}

/** Nothing where the database is away: the other figures must not be missing because of it. */
async function readWaiting(db: Pick<Database, 'execute'>): Promise<Waiting[]> {
  const query = sql`
    select queue.name, count(job.id)::int as waiting,
      coalesce(extract(epoch from now() - min(job.created_on)), 0)::float8 as oldest
    from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry')
    group by queue.name`;
  return await db.execute(query).then(
    ({ rows }) => rows as Waiting[],
    () => [],
  );
}
