import { expect, test } from 'vitest';
import { criterionIds, misplacedIds, readCriteria } from './read-criteria.ts';

test('a row tells its criterion and its result, and what is no row is passed over', () => {
  const table = [
    '| criterion | asks | result | how |',
    '|---|---|---|---|',
    '| 1.1 | images speak | C | axe |',
    '| 7.1 | widgets are heard | NC | nobody listened |',
    '| 13.12 | shaking | NA | nothing of the kind |',
    '| 2.1 | no way of looking | C | |',
  ].join('\n');
  expect(readCriteria(table)).toEqual([
    { id: '1.1', result: 'C' },
    { id: '7.1', result: 'NC' },
    { id: '13.12', result: 'NA' },
  ]);
});

test('there are 106 criteria, and one that is missing, twice there or unknown is told', () => {
  expect(criterionIds).toHaveLength(106);
  const all = criterionIds.map((id) => ({ id, result: 'C' as const }));
  expect(misplacedIds(all)).toEqual([]);
  expect(misplacedIds([...all.slice(1), { id: '2.1', result: 'C' }, { id: '14.1', result: 'C' }])).toEqual([
    '1.1',
    '2.1',
    '14.1',
  ]);
});
