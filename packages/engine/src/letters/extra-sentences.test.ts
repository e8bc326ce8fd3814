import { expect, test } from 'vitest';
import { extraSentences } from './extra-sentences.ts';

test('full sentences stay, notes are introduced, each with its place', () => {
  const extra = 'Je déménage à Lyon en janvier. disponible tout de suite';
  const pieces = extraSentences(extra);
  expect(pieces.map(({ text }) => text)).toEqual([
    'Je déménage à Lyon en janvier.',
    'À noter\u00a0: disponible tout de suite.',
  ]);
  for (const { evidence } of pieces)
    for (const { start, end, quote } of evidence) expect(extra.slice(start, end)).toBe(quote);
});

test('nothing, or no end of it, is no trouble', () => {
  expect(extraSentences('')).toEqual([]);
  expect(extraSentences('a. '.repeat(100_000)).length).toBeLessThanOrEqual(3);
});
