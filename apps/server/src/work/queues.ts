import type { Queue } from 'pg-boss';
import type { JobName } from './job-queue.ts';

const minute = 60;
const hour = 60 * minute;

type Settings = Omit<Queue, 'name'> & { localConcurrency: number };

/** How each kind of job is retried and for how long it is kept. A job whose process died is taken up within 30 s. */
export const queues: Record<JobName, Settings> = {
  mail: {
    notify: true,
    heartbeatSeconds: 15,
    expireInSeconds: 2 * minute,
    // A mail server that is down for a day loses nothing; the links in a mail live an hour from when they are asked for.
    retryLimit: 200,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    retentionSeconds: 48 * hour,
    // Who wrote to whom is nobody’s business once it is done.
    deleteAfterSeconds: minute,
    localConcurrency: 2,
  },
  offer: {
    notify: true,
    heartbeatSeconds: 15,
    expireInSeconds: minute,
    // Only a process that died brings it back: what goes wrong with a page is told to the person at once.
    retryLimit: 3,
    retryDelay: 1,
    retentionSeconds: 24 * hour,
    deleteAfterSeconds: minute,
    localConcurrency: 4,
  },
  subscription: {
    // One that waits will see whatever a second would.
    policy: 'short',
    notify: true,
    heartbeatSeconds: 15,
    expireInSeconds: minute,
    // A payment provider that is down for days loses nobody’s payment.
    retryLimit: 500,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    retentionSeconds: 7 * 24 * hour,
    deleteAfterSeconds: minute,
    localConcurrency: 2,
  },
  customer: {
    notify: true,
    heartbeatSeconds: 15,
    expireInSeconds: minute,
    // Whoever has left must not be charged again.
    retryLimit: 13_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * minute,
    retentionSeconds: 90 * 24 * hour,
    deleteAfterSeconds: minute,
    localConcurrency: 1,
  },
};
