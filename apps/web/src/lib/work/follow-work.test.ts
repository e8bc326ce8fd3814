import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWork } from './follow-work.ts';

/** What the server does with each connection: events and then the line breaks, or a status. */
let lines: (string | number)[] = [];
const fetched = vi.fn(async () => {
  const next = lines.shift() ?? 'event: cancelled\ndata: {}\n\n';
  if (next === 0) throw new TypeError('fetch failed');
  if (typeof next === 'number') return Response.json({ error: 'not_found', message: 'Introuvable' }, { status: next });
  return new Response(next);
});
const partial = (at: number, text: string) => `event: partial\ndata: ${JSON.stringify({ at, text })}\n\n`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow(told: (string | number)[], signal = new AbortController().signal) {
  lines = told;
  const texts: string[] = [];
  const ending = followWork<{ letter: string }>('x', { onText: (text) => texts.push(text), signal });
  const settled = ending.catch((error) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  return { texts, ending: await settled };
}

test('a line that breaks is taken up again where it stands', async () => {
  const done = 'event: done\ndata: {"result":{"letter":"Madame, Monsieur"}}\n\n';
  const { texts, ending } = await follow([
    partial(0, 'Madame'),
    0,
    0,
    `${partial(0, 'Madame, M')}${partial(9, 'onsieur')}${done}`,
  ]);
  expect(texts).toEqual(['Madame', 'Madame, M', 'Madame, Monsieur']);
  expect(ending).toEqual({ state: 'done', answer: { letter: 'Madame, Monsieur' } });
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('a failure is the refusal that the request would have had', async () => {
  const error = { error: 'unavailable', reason: 'work_lost', message: 'Interrompue' };
  const { ending } = await follow([`event: failed\ndata: ${JSON.stringify({ error })}\n\n`]);
  expect(ending).toMatchObject({
    state: 'failed',
    error: { code: 'unavailable', status: 503, message: 'Interrompue' },
  });
});

test('what is not there is not asked for again; what cannot be reached is given up after a minute', async () => {
  expect((await follow([404])).ending).toMatchObject({ code: 'not_found', status: 404 });
  expect(fetched).toHaveBeenCalledTimes(1);
  lines = Array.from({ length: 200 }, () => 0);
  const given = followWork('x', { onText: () => {}, signal: new AbortController().signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await given).toMatchObject({ code: 'offline' });
  // A page of somebody else’s in between is nobody’s answer.
  lines = Array.from({ length: 200 }, () => '<html>a proxy</html>\n\n');
  const strange = followWork('x', { onText: () => {}, signal: new AbortController().signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await strange).toMatchObject({ code: 'offline' });
});

test('who leaves hears no more', async () => {
  const leaving = new AbortController();
  lines = [partial(0, 'Madame'), 0];
  const followed = followWork('x', { onText: () => {}, signal: leaving.signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort(new Error('left'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await followed).toMatchObject({ message: 'left' });
});
