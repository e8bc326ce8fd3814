import { expect, test } from 'vitest';
import { measureReading, measureWords } from './measure-set.ts';
import { namesBehind } from './names-behind.ts';
import { readSet } from './read-set.ts';

/** Without the ranking, which `later-ranking.test.ts` holds: all authors’ pairs together have twins. */
test('every bound is kept on the pairs the engine was measured on and then taught with', async () => {
  const later = await readSet('later');
  expect(namesBehind([...measureReading(later), ...measureWords('later', later)], 0.05)).toEqual([]);
}, 600_000);
