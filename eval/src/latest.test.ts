import { expect, test } from 'vitest';
import { measureCv } from './measures/measure-cv.ts';
import { measureGap } from './measures/measure-gap.ts';
import { measureOffers } from './measures/measure-offers.ts';
import { namesBehind } from './names-behind.ts';
import { readSet } from './read-set.ts';

test('the files of the last ten authors are read within the bounds', async () => {
  const latest = await readSet('latest');
  expect(latest).toHaveLength(110);
  expect(namesBehind([...measureCv(latest), ...measureOffers(latest), measureGap(latest)], 0)).toEqual([]);
}, 300_000);
