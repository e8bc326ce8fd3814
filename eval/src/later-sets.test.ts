import { analyse } from '@coach/engine/match/analyse';
import { beforeAll, describe, expect, test } from 'vitest';
import { measureClaims } from './measures/measure-claims.ts';
import { measureGap } from './measures/measure-gap.ts';
import { type GapPair, readGaps } from './measures/read-gaps.ts';
import { today } from './read-set.ts';

/** What the engine was taught with after the first sets: the bounds keep what was learned. */
let pairs: GapPair[] = [];
beforeAll(() => {
  pairs = readGaps();
});
const reportOf = ({ cv }: GapPair, { offer }: GapPair) => analyse({ cv, offer, today });

describe('texts about thirty-eight people, by nine authors', () => {
  const [caught, flagged] = measureClaims('later');

  test('false facts are caught', () => {
    expect(caught?.value, caught?.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  test('truthful texts pass', () => {
    expect(flagged?.value, flagged?.faults.join('\n')).toBeLessThanOrEqual(0.03);
  });
});

describe('forty-five CVs and offers', () => {
  test('what is missing is told from what the CV says otherwise', () => {
    const read = pairs.map((pair) => ({ name: pair.name, labels: { gap: pair.gap }, report: reportOf(pair, pair) }));
    const figure = measureGap(read);
    expect(figure.value, figure.faults.join('\n')).toBeGreaterThanOrEqual(0.88);
  }, 60_000);

  test('a CV that fits its offer fits no other better', () => {
    const fitting = pairs.filter(({ quality }) => quality !== 'poor');
    const first = fitting.filter((pair) => {
      const own = reportOf(pair, pair).score;
      return pairs.every((other) => other === pair || reportOf(pair, other).score < own);
    });
    // Three of the four that do not come first give way to another employer's offer for their own occupation.
    expect(first.length / fitting.length).toBeGreaterThanOrEqual(0.89);
  }, 120_000);
});
