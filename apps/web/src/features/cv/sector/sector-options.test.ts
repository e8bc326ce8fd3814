import { sectorIds } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { sectorOptions } from './sector-options.ts';

test('the likeliest sector comes first, once, and no sector right after', () => {
  const options = sectorOptions('health').map(({ value }) => value);
  expect(options.slice(0, 2)).toEqual(['health', '']);
  expect([...options].sort()).toEqual(['', ...sectorIds].sort());
});

test('without a likeliest one, no sector comes first and the others by name', () => {
  const [none, ...others] = sectorOptions(null).map(({ value, label }) => ({ value, label }));
  expect(none?.value).toBe('');
  const names = others.map(({ label }) => label);
  expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
});
