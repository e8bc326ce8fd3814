import { expect, test } from 'vitest';
import { tableOf } from './print-table.ts';

test('every bound is judged by its own sense, and what misses it is said and counted', () => {
  const table = tableOf([
    {
      name: 'Files',
      findings: [
        { name: 'files sent', value: 1200, bound: { atLeast: 1000 } },
        { name: 'answers 5xx', value: 1, bound: { exactly: 0 } },
        { name: 'read p95 (ms)', value: 12.34, bound: { atMost: 50 } },
        { name: 'accepted', value: 3 },
      ],
    },
  ]);
  expect(table.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
    '',
    'Files',
    'files sent | 1,200 | ≥ 1,000 | ok',
    'answers 5xx | 1 | = 0 | MISSED',
    'read p95 (ms) | 12.3 | ≤ 50 | ok',
    'accepted | 3',
    '',
    '2 of 3 bounds held, 4 figures',
  ]);
});
