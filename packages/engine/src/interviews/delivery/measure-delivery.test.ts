import { deliverySchema } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { measureDelivery } from './measure-delivery.ts';

const words = (count: number, each: number, gaps: Record<number, number> = {}) => {
  let at = 500;
  return Array.from({ length: count }, (_, index) => {
    at += gaps[index] ?? 0;
    const start = at;
    at += each;
    return { start, end: at - 50 };
  });
};

test('the pace is that of the time spoken, pauses apart', () => {
  const transcript = Array.from({ length: 60 }, () => 'mot').join(' ');
  const timing = { durationMs: 40_000, words: words(60, 400, { 20: 1_500, 40: 4_000 }) };
  const told = measureDelivery({ transcript, timing });
  deliverySchema.parse(told);
  expect(told.wordsPerMinute).toBe(151);
  expect(told.pauses).toBe(2);
  expect(told.longestPauseMs).toBe(4_050);
  expect(told.notes.join(' ')).toContain('laissez-moi y réfléchir');
});

test('without the time of each word, pauses are not told', () => {
  const told = measureDelivery({ transcript: 'mot '.repeat(100), timing: { durationMs: 30_000 } });
  expect(told).toMatchObject({ wordsPerMinute: 200, pauses: null, longestPauseMs: null });
  expect(told.notes[0]).toContain('plus rapide');
});

test('fillers are counted as a person writes them; a linking word said once is none', () => {
  const transcript = 'euh voilà donc euh du coup j’ai fait ça du coup voilà et voilà à quoi ça sert';
  const { fillers } = measureDelivery({ transcript, timing: { durationMs: 8_000 } });
  expect(fillers).toEqual([
    { word: 'euh', count: 2 },
    { word: 'voilà', count: 2 },
    { word: 'du coup', count: 1 },
  ]);
});

test('silence and nonsense are measured too', () => {
  expect(measureDelivery({ transcript: '', timing: { durationMs: 0 } }).wordsPerMinute).toBeNull();
  const odd = {
    durationMs: Number.NaN,
    words: [
      { start: 9_000, end: 10 },
      { start: 5, end: 2 },
    ],
  };
  deliverySchema.parse(measureDelivery({ transcript: 'un deux', timing: odd }));
});
