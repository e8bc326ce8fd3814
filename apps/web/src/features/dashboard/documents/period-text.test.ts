import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test('a period is written as people write it', () => {
  expect(periodText('2020-01', 'present')).toBe('janvier 2020 – aujourd’hui');
  expect(periodText('2019', '2019')).toBe('2019');
  expect(periodText(null, '2018-06')).toBe('juin 2018');
  expect(periodText(null, null)).toBe('');
});
