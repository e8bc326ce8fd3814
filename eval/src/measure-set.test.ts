import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { measureSet } from './measure-set.ts';
import { keeps } from './print-table.ts';
import { type ReadPair, readSet, type SetName } from './read-set.ts';

const read: Partial<Record<SetName, ReadPair[]>> = {};
beforeAll(async () => {
  for (const set of ['seen', 'unseen'] as const) read[set] = await readSet(set);
}, 120_000);

const pairsOf = (set: SetName) => read[set] as ReadPair[];
const behind = (figures: readonly Figure[], slack: number) =>
  figures.filter((figure) => keeps(figure, slack) === false).map(({ name, value }) => `${name}: ${value}`);

test('the sets are large enough to mean something, a third of them unseen', () => {
  const [seen, unseen] = [pairsOf('seen').length, pairsOf('unseen').length];
  expect(seen + unseen).toBeGreaterThanOrEqual(40);
  expect(unseen / (seen + unseen)).toBeGreaterThanOrEqual(1 / 3);
});

describe('every figure keeps its bound', () => {
  const all = () => [...pairsOf('seen'), ...pairsOf('unseen')];

  test('on the CVs and offers the engine was made with', () => {
    expect(behind(measureSet('seen', pairsOf('seen'), all()), 0)).toEqual([]);
  }, 120_000);

  test('within five points on those it was not', () => {
    expect(behind(measureSet('unseen', pairsOf('unseen'), all()), 0.05)).toEqual([]);
  }, 120_000);
});
