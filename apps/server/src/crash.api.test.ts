import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startKillRun } from './testing/crash/run-kills.ts';

const rounds = 5;
let dataDir = '';
let run: Awaited<ReturnType<typeof startKillRun>>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'coach-crash-'));
  run = await startKillRun(dataDir);
});

afterAll(async () => {
  await run.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm run proof -- kills` does this two hundred times. */
test('kill -9 of the application, during writes, needs no help at the next start', async () => {
  await run.kill('app', rounds);
});

test('kill -9 of the database needs none either: the running application finds it again', async () => {
  await run.kill('database', rounds);
});

test('nothing acknowledged was lost, nothing was done twice, and no file stays that nothing names', async () => {
  const { readyMs: _, acknowledged, ...tally } = await run.finish();
  expect(acknowledged).toBeGreaterThan(3 * 2 * rounds);
  expect(tally).toEqual({
    kills: 2 * rounds,
    ...{ lost: [], helped: [], orphanFiles: 0, missingFiles: 0, unitsTwice: 0, rowsTwice: 0, mailsTwice: 0 },
  });
});
