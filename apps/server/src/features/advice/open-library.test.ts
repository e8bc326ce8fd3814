import { expect, test } from 'vitest';
import type { Services } from '../../context.ts';
import { openLibrary } from './open-library.ts';

test('a library that could not be read is read at the next request, and one that was read outlives its database', async () => {
  let away = true;
  let now = 0;
  const ask = async () => {
    if (away) throw new Error('away');
    return [];
  };
  const db = { select: () => ({ from: () => ({ where: ask }) }) } as unknown as Services['db'];
  const open = openLibrary({ db, clock: { now: () => new Date(now) } });
  await expect(open()).rejects.toThrow('away');
  away = false;
  const library = await open();
  expect(library.articles).toEqual([]);
  away = true;
  now += 61_000;
  expect(await open()).toBe(library);
});
