import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const answers: number[] = [];
const fetched = vi.fn(async () => new Response(null, { status: answers.shift() ?? 200 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  answers.length = 0;
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([502, 503, 504])('after a %d it is asked again 200 ms later, then 400 ms later', async (status) => {
  answers.push(status, status, 200);
  const sending = send('/api/usage', {});
  await vi.advanceTimersByTimeAsync(199);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(400);
  expect((await sending).status).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('after three tries the answer is what it is, and other refusals are answers at once', async () => {
  answers.push(503, 503, 503);
  const sending = send('/api/usage', {});
  await vi.advanceTimersByTimeAsync(600);
  expect((await sending).status).toBe(503);
  answers.push(500);
  expect((await send('/api/usage', {})).status).toBe(500);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('nothing answering is told as such', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(send('/api/usage', {})).rejects.toMatchObject({ code: 'offline', status: 0 });
});
