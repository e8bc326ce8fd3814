import { beforeAll, describe, expect, test } from 'vitest';
import { measureSet } from './measure-set.ts';
import { namesBehind } from './names-behind.ts';
import { type ReadPair, readSet, type SpokenSet } from './read-set.ts';

const read: Partial<Record<SpokenSet, ReadPair[]>> = {};
beforeAll(async () => {
  for (const set of ['seen', 'unseen'] as const) read[set] = await readSet(set);
}, 300_000);

const pairsOf = (set: SpokenSet) => read[set] as ReadPair[];
const all = () => [...pairsOf('seen'), ...pairsOf('unseen')];

/** Bounds the engine has never kept: `npm run eval` shows them as missed. A bound once kept leaves its list for good. */
const notYetKept: Record<'seen' | 'unseen', string[]> = {
  seen: [],
  unseen: ['right offer ranked first', 'truthful texts, flagged'],
};

test('the sets are large enough to mean something, a third of them unseen', () => {
  const [seen, unseen] = [pairsOf('seen').length, pairsOf('unseen').length];
  expect(seen + unseen).toBeGreaterThanOrEqual(40);
  expect(unseen / (seen + unseen)).toBeGreaterThanOrEqual(1 / 3);
});

describe('every bound that was ever kept still is', () => {
  test('on the CVs and offers the engine was made with', () => {
    expect(namesBehind(measureSet('seen', pairsOf('seen'), all()), 0)).toEqual(notYetKept.seen);
  }, 300_000);

  test('within five points on those it was not', () => {
    expect(namesBehind(measureSet('unseen', pairsOf('unseen'), all()), 0.05)).toEqual(notYetKept.unseen);
  }, 300_000);
});
