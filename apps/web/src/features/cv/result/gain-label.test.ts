import { expect, test } from 'vitest';
import { gainLabel } from './gain-label.ts';

test.each([
  [2.6, 'jusqu’à +2 points'],
  [1.9, 'jusqu’à +1 point'],
  [0.4, 'moins d’un point'],
  [0, null],
])('a gain of %d reads %s', (gain, label) => {
  expect(gainLabel(gain)).toBe(label);
});
