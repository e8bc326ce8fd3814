import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, openPool } from '../db/database.ts';
import { end, spawnNode } from '../testing/spawn-node.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startPgBossQueue } from './pg-boss-queue.ts';

const database = await createTestDatabase();
const pool = openPool(database.connection, () => {});
const db = openDatabase(pool);
const log = pino({ level: 'silent' });
const order = { userId: 'someone', jobId: '00000000-0000-4000-8000-000000000000', attempt: 1 };

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function until(isSo: () => boolean, seconds: number): Promise<boolean> {
  for (let waited = 0; waited < seconds * 20 && !isSo(); waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return isSo();
}

test('the job of a killed process is taken up by another, once', async () => {
  const queue = await startPgBossQueue(database.connection, log);
  await queue.send(db, 'offer', order);
  const doomed = await spawnNode('hold-job.ts', [JSON.stringify(database.connection)], 'job taken');
  const done: unknown[] = [];
  const note = async (data: unknown) => void done.push(data);
  await queue.work({ mail: note, offer: note });
  await end(doomed, 'SIGKILL');
  expect(await until(() => done.length > 0, 60)).toBe(true);
  expect(done).toEqual([order]);
  await queue.stop();
});

test('of two processes on one database, each job is done by one', async () => {
  const queues = await Promise.all([1, 2, 3].map(() => startPgBossQueue(database.connection, log)));
  const done: number[] = [];
  const note = async ({ attempt }: { attempt: number }) => void done.push(attempt);
  for (const queue of queues) await queue.work({ mail: async () => {}, offer: note });
  for (let attempt = 1; attempt <= 40; attempt += 1)
    await queues[attempt % 3]?.send(db, 'offer', { ...order, attempt });
  await until(() => done.length >= 40, 60);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  await Promise.all(queues.map((queue) => queue.stop()));
});
