import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { startPgBossQueue } from '../../work/pg-boss-queue.ts';

const app = await createTestApp();
const queue = await startPgBossQueue(app.database.connection, app.services.log);
Object.assign(app.services, { jobs: queue });
afterAll(() => queue.stop());

test('offers that wait are read for the higher plans first', async () => {
  const people = {
    free: await app.users.free(),
    starter: await app.users.paid('starter'),
    builder: await app.users.paid('builder'),
    leader: await app.users.paid('leader'),
  };
  const names = new Map(Object.entries(people).map(([name, { id }]) => [id, name]));
  const line = ['free', 'builder', 'leader', 'free', 'starter', 'builder'] as const;
  for (const [index, name] of line.entries())
    expect((await people[name].post('/api/jobs', { text: `Comptable ${index}` })).status).toBe(201);
  const begun: (string | undefined)[] = [];
  const four = Promise.withResolvers<void>();
  const offer = async ({ userId }: { userId: string }) => {
    begun.push(names.get(userId));
    if (begun.length === 4) four.resolve();
    await four.promise;
  };
  await queue.work({ offer });
  await expect.poll(() => begun.length, { timeout: 30_000 }).toBe(line.length);
  expect(begun.slice(0, 4).sort()).toEqual(['builder', 'builder', 'leader', 'starter']);
  expect(begun.slice(4)).toEqual(['free', 'free']);
});
