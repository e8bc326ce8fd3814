import { expect, test } from 'vitest';
import { rulesIn } from './rules-in.ts';

const same: [number, number, number, number, number, number] = [1, 0, 0, 1, 0, 0];

test('a stroke and a thin box are rules', () => {
  expect(rulesIn([[0, 10, 50, 1, 210, 50]], same)).toEqual([{ isAcross: true, at: 50, from: 10, to: 210 }]);
  expect(rulesIn([[0, 10, 50, 1, 11, 50, 1, 11, 90, 1, 10, 90, 4]], same)).toEqual([
    { isAcross: false, at: 10.5, from: 50, to: 90 },
  ]);
});

test('several strokes of one path are rules each', () => {
  expect(rulesIn([[0, 10, 50, 1, 210, 50, 0, 10, 80, 1, 210, 80]], same)).toHaveLength(2);
});

test('the ground of a box, a short dash and what is curved are none', () => {
  expect(rulesIn([[0, 10, 50, 1, 90, 50, 1, 90, 90, 1, 10, 90, 4]], same)).toEqual([]);
  expect(rulesIn([[0, 10, 50, 1, 14, 50]], same)).toEqual([]);
  expect(rulesIn([[0, 10, 50, 2, 20, 50, 30, 50, 210, 50]], same)).toEqual([]);
  expect(rulesIn(null, same)).toEqual([]);
});
