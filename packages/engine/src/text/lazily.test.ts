import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('a value is made when it is first asked for, and never again', () => {
  let times = 0;
  const value = lazily(() => {
    times++;
    return null;
  });
  expect(times).toBe(0);
  expect([value(), value()]).toEqual([null, null]);
  expect(times).toBe(1);
});
