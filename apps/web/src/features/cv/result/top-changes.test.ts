import type { Recommendation } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { topChanges } from './top-changes.ts';

const change = (id: string, gain: number, applicable = true): Recommendation => ({
  id,
  title: id,
  detail: '',
  criterion: 'c',
  evidence: [],
  gain,
  action: applicable ? { kind: 'set-title', proposal: null } : null,
});

test('the three that win most come first, the rest by points', () => {
  const { top, others } = topChanges([change('a', 1), change('b', 5), change('c', 3), change('d', 4), change('e', 3)]);
  expect(top.map((one) => one.id)).toEqual(['b', 'd', 'c']);
  expect(others.map((one) => one.id)).toEqual(['e', 'a']);
});

test('what cannot be done on the page, or wins nothing, is not put first', () => {
  const { top, others } = topChanges([change('layout', 6, false), change('nothing', 0), change('title', 2)]);
  expect(top.map((one) => one.id)).toEqual(['title']);
  expect(others.map((one) => one.id)).toEqual(['layout', 'nothing']);
});
