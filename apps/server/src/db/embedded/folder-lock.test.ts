import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'coach-lock-'));
afterAll(() => rm(folder, { recursive: true }));

test('one at a time, whoever asks', async () => {
  let inside = 0;
  let most = 0;
  const works = Array.from({ length: 12 }, () =>
    withFolderLock(folder, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    }),
  );
  await Promise.all(works);
  expect(most).toBe(1);
});

test('the lock of a process that is gone is taken over by exactly one', async () => {
  const dead = path.join(folder, 'dead');
  await withFolderLock(dead, async () => {});
  await writeFile(path.join(dead, 'lock.7'), '4194304 12345');
  let inside = 0;
  let most = 0;
  const works = Array.from({ length: 6 }, () =>
    withFolderLock(dead, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    }),
  );
  await Promise.all(works);
  expect(most).toBe(1);
});

test('work that fails lets go', async () => {
  const failing = withFolderLock(folder, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await withFolderLock(folder, async () => 'next')).toBe('next');
});

test('a lock that could not be marked as free for lack of room is free', async () => {
  const full = path.join(folder, 'full');
  await withFolderLock(full, async () => {});
  await writeFile(path.join(full, 'lock.2'), '');
  expect(await withFolderLock(full, async () => 'next')).toBe('next');
});
