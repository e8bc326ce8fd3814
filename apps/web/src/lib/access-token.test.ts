import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAccessToken, getAccessToken } from './access-token.ts';
import { unknownCallerEvent } from './app-events.ts';

const second = 1000;
const announced: string[] = [];
let status = 200;
const fetched = vi.fn(async () =>
  status === 200 ? Response.json({ token: tokenFor(300) }) : new Response(null, { status }),
);

function tokenFor(seconds: number): string {
  const claims = { exp: Math.floor(Date.now() / second) + seconds };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => announced.push(type));
  status = 200;
  announced.length = 0;
  fetched.mockClear();
});
afterEach(() => {
  dropAccessToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('callers at the same moment share one request, and the token serves until three ticks are left', async () => {
  const [first, second_] = await Promise.all([getAccessToken(), getAccessToken()]);
  expect(first).toBe(second_);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(150 * second);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a renewal that fails is tried again 200 ms later, doubling, and succeeds once the server is back', async () => {
  await getAccessToken();
  status = 500;
  await vi.advanceTimersByTimeAsync(210 * second);
  const failed = fetched.mock.calls.length - 1;
  // Within one tick: at 0, 200, 600 and 1 400 ms, and so on.
  expect(failed).toBeGreaterThanOrEqual(5);
  status = 200;
  await vi.advanceTimersByTimeAsync(60 * second);
  const calls = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * second);
  expect(fetched.mock.calls.length).toBe(calls);
});

test('a session that has ended is told to the page, once', async () => {
  await getAccessToken();
  status = 401;
  await vi.advanceTimersByTimeAsync(600 * second);
  expect(announced).toEqual([unknownCallerEvent]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
