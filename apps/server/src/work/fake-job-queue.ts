import { randomUUID } from 'node:crypto';
import type { JobData, JobName, JobQueue } from './job-queue.ts';
import type { JobHandlers } from './pg-boss-queue.ts';

type Waiting = { [Name in JobName]: { name: Name; data: JobData[Name]; id: string } }[JobName];

/** Jobs in memory, for tests: they wait until `run`, which does them in order. */
export function fakeJobQueue(): JobQueue & { waiting: Waiting[]; run(handlers: JobHandlers): Promise<void> } {
  const waiting: Waiting[] = [];
  return {
    waiting,
    send: async (_db, name, data) => void waiting.push({ name, data, id: randomUUID() } as Waiting),
    async forget(_db, userId) {
      waiting.splice(0, waiting.length, ...waiting.filter(({ data }) => data.userId !== userId));
    },
    async run(handlers) {
      for (let job = waiting.shift(); job; job = waiting.shift())
        await (handlers[job.name] as (data: Waiting['data'], id: string) => Promise<void>)(job.data, job.id);
    },
  };
}
