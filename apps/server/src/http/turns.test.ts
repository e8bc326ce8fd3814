import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const patient = new AbortController().signal;

/** Works that end when told to, and how many are under way. */
function createBench(inTurn: ReturnType<typeof createTurns>) {
  const ends: (() => void)[] = [];
  const start = (key: string, signal = patient) =>
    inTurn(key, signal, () => new Promise<void>((resolve) => ends.push(resolve)));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ends, start, settle };
}

test('two at a time for each key, and nobody waits for another key', async () => {
  const { ends, start, settle } = createBench(createTurns({ atOnce: 2, waiting: 10 }));
  const works = [start('a'), start('a'), start('a'), start('b')];
  await settle();
  expect(ends).toHaveLength(3);
  ends[0]?.();
  await settle();
  expect(ends).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(works);
});

test('one too many is refused, and there is room again afterwards', async () => {
  const { ends, start, settle } = createBench(createTurns({ atOnce: 1, waiting: 1 }));
  const works = [start('a'), start('a')];
  await expect(start('a')).rejects.toMatchObject({ code: 'too_many_requests' });
  ends[0]?.();
  await settle();
  ends[1]?.();
  await Promise.all(works);
  const later = start('a');
  await settle();
  ends[2]?.();
  await later;
});

test('who leaves the line gives nothing up but their own place, and a failure hands its place on', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 5 });
  const { ends, start, settle } = createBench(inTurn);
  const leaving = new AbortController();
  const first = start('a');
  const left = expect(start('a', leaving.signal)).rejects.toThrow('gone');
  const failing = inTurn('a', patient, () => Promise.reject(new Error('broken'))).catch((error) => error.message);
  const last = start('a');
  leaving.abort(new Error('gone'));
  await left;
  ends[0]?.();
  expect(await failing).toBe('broken');
  await settle();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all([first, last]);
});
