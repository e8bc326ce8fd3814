import { expect, test } from 'vitest';
import data from '../../data/occupation-families.json' with { type: 'json' };
import { closeTrades, tradeFamilies } from './trade-families.ts';
import { meaningfulStems } from './word-index.ts';

test('every trade of the data is found by its own name, in its family', () => {
  for (const [family, trades] of data.families.entries())
    for (const trade of trades.split(';'))
      expect(tradeFamilies(meaningfulStems(trade)).has(family), `« ${trade} »`).toBe(true);
});

test('every trade of the data is found by its own name, among those close to it', () => {
  for (const [group, trades] of data.close.entries())
    for (const trade of trades.split(';'))
      expect(closeTrades(meaningfulStems(trade)).has(group), `« ${trade} »`).toBe(true);
});

test('half a name names no trade', () => {
  expect(tradeFamilies(meaningfulStems('agent'))).toEqual(new Set());
});
