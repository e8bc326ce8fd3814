import { expect, test, vi } from 'vitest';
import { backOff, isTransient, pause } from './retry-policy.ts';

test('only what a gateway says in passing is asked again', () => {
  expect([502, 503, 504].every(isTransient)).toBe(true);
  expect([200, 400, 401, 402, 404, 429, 500, 501, 507].some(isTransient)).toBe(false);
});

test('tries are 200 ms apart, doubling', () => {
  expect([backOff(2), backOff(3)]).toEqual([200, 400]);
});

test('a pause ends at once when its request is given up', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const waiting = pause(60_000, stop.signal);
  stop.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
  expect(vi.getTimerCount()).toBe(0);
  await expect(pause(1, stop.signal)).rejects.toThrow('given up');
  vi.useRealTimers();
});
