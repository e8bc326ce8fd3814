import { expect, test } from 'vitest';
import { whileRunning } from './while-running.ts';

test('two calls for one thing make one request until it has answered', async () => {
  const asked: string[] = [];
  const ask = whileRunning(async (name: string) => {
    asked.push(name);
    if (name === 'bad') throw new Error('no');
    return asked.length;
  });
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
  await ask('a');
  expect(asked).toEqual(['a', 'b', 'a']);
  await expect(ask('bad')).rejects.toThrow('no');
  await expect(ask('bad')).rejects.toThrow('no');
  expect(asked).toEqual(['a', 'b', 'a', 'bad', 'bad']);
});
