/** Takes up a mail job of the database given as JSON, and never ends it: `hold-job.ts <connection>`. For tests that kill it. */
import { pino } from 'pino';
import { startPgBossQueue } from '../work/pg-boss-queue.ts';

const connection = JSON.parse(process.argv[2] ?? '{}');
const forever = () => {
  process.stdout.write('job taken\n');
  return new Promise<void>(() => {});
};
const jobs = await startPgBossQueue(connection, pino({ level: 'silent' }));
await jobs.work({ mail: forever, offer: forever });
