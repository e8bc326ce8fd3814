import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same numbers, within their limit, and another seed others', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 1_000 }, () => random.below(7));
  };
  expect(draw(5)).toEqual(draw(5));
  expect(draw(5)).not.toEqual(draw(6));
  expect([...new Set(draw(5))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(createRandom(1).bytes(40)).toEqual(createRandom(1).bytes(40));
});
