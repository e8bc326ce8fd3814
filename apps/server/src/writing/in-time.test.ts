import { expect, test } from 'vitest';
import { ModelError } from '../ports/model.ts';
import { inTime } from './in-time.ts';

const untilEnded = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
const staying = () => new AbortController().signal;

test('a work that takes too long ends as a model that does not answer', async () => {
  await expect(inTime(staying(), 1, untilEnded)).rejects.toEqual(new ModelError('timeout'));
});

test('a work that is done in time is answered, and one that fails says why', async () => {
  expect(await inTime(staying(), 60_000, async () => 'fait')).toBe('fait');
  const failing = inTime(staying(), 60_000, () => Promise.reject(new ModelError('quota')));
  await expect(failing).rejects.toEqual(new ModelError('quota'));
});

test('who leaves ends it with their own reason', async () => {
  const leaving = new AbortController();
  const work = inTime(leaving.signal, 60_000, untilEnded);
  leaving.abort(new Error('parti'));
  await expect(work).rejects.toThrow('parti');
});
