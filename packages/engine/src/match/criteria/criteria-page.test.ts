import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCriteria } from './all-criteria.ts';
import { criteriaPage } from './criteria-page.ts';

test('docs/criteria.md is what packages/engine/scripts/write-criteria.ts writes', () => {
  const kept = readFileSync(new URL('../../../../../docs/criteria.md', import.meta.url), 'utf8');
  expect(kept).toBe(criteriaPage());
});

test('every criterion has an id of its own and says what it looks at', () => {
  expect(new Set(allCriteria.map(({ id }) => id)).size).toBe(allCriteria.length);
  expect(allCriteria.length).toBeGreaterThanOrEqual(50);
  for (const { about, label } of allCriteria) expect([about.length > 20, label.length > 2]).toEqual([true, true]);
});
