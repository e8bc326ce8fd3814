import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { folderRoom } from './room.ts';

test('a disk with room is not short; what is refused elsewhere makes health red for a while, and writers go on', async () => {
  let now = 0;
  const room = folderRoom([tmpdir(), '/no/such/folder'], { leastBytes: 1, now: () => now });
  expect([await room.isShort(), await room.isRed()]).toEqual([false, false]);
  room.noteShortage();
  expect([await room.isShort(), await room.isRed()]).toEqual([false, true]);
  now = 60_000;
  expect(await room.isRed()).toBe(false);
});

test('one disk of several that runs short is enough, and it is looked at again', async () => {
  let now = 0;
  let left = 10;
  const look = async (folder: string) => (folder === 'data' ? left : 1_000);
  const room = folderRoom(['files', 'data'], { leastBytes: 100, now: () => now, look });
  expect([await room.isShort(), await room.isRed()]).toEqual([true, true]);
  left = 500;
  now = 1_000;
  expect([await room.isShort(), await room.isRed()]).toEqual([false, false]);
});
