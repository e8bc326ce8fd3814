import { type CvChange, cvChangeSchema } from '@coach/contracts/cv-document';
import { expect, test } from 'vitest';
import { groupChanges } from './group-changes.ts';

const change = (kind: CvChange['kind'], reason = ''): CvChange => ({
  kind,
  before: 'a',
  span: null,
  after: 'b',
  reason,
});

test('no change is lost, whatever its kind', () => {
  const kinds = cvChangeSchema.shape.kind.options;
  const grouped = groupChanges(kinds.map((kind) => change(kind)));
  expect(new Set(grouped.map((group) => group.kind))).toEqual(new Set(kinds));
});

test('rewordings come before moves, and keep their order', () => {
  const grouped = groupChanges([change('moved'), change('reworded', 'first'), change('reworded', 'second')]);
  expect(grouped.map((group) => group.kind)).toEqual(['reworded', 'moved']);
  expect(grouped[0]?.changes.map((one) => one.reason)).toEqual(['first', 'second']);
});
