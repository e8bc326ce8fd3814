import { expect, test } from 'vitest';
import type { Recommendation } from './report.ts';
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

test('one passed over gives its place to the next, and stays among the others', () => {
  const all = [change('a', 5), change('b', 4), change('c', 3), change('d', 2)];
  const { top, others } = topChanges(all, new Set(['a']));
  expect(top.map((one) => one.id)).toEqual(['b', 'c', 'd']);
  expect(others.map((one) => one.id)).toEqual(['a']);
});
