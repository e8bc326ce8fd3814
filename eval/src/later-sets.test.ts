import { analyse, scorePair } from '@coach/engine/match/analyse';
import { whileReading } from '@coach/engine/text/while-reading';
import { beforeAll, describe, expect, test } from 'vitest';
import { measureClaims } from './measures/measure-claims.ts';
import { measureGap } from './measures/measure-gap.ts';
import { type GapPair, readGaps } from './measures/read-gaps.ts';
import { today } from './read-set.ts';

/** What the engine was taught with after the first sets: the bounds keep what was learned. */
const reportOf = ({ cv, offer }: GapPair) => analyse({ cv, offer, today });
/** The advice of a report takes longer than its score, and no comparison reads it. */
const scoreOf = ({ cv }: GapPair, { offer }: GapPair) => scorePair({ cv, offer, today });

describe.each([
  ['texts about fifty-eight people, by fourteen authors', 'later', 0.95, 0.03],
  ['texts by a fifteenth', 'fifteenth', 0.77, 0.01],
  ['texts about twenty people by two more', 'sixteenth', 0.8, 0.1],
  ['texts about five people by another, read', 'seventeenth', 0.82, 0.04],
  ['the same about five more, unread', 'seventeenth-unread', 0.86, 0.14],
  ['texts about twelve people by one more, nearly as at first sight', 'eighteenth', 0.95, 0.05],
  ['texts about six people in the manner of applicants and of models', 'nineteenth', 0.95, 0.04],
  ['the same about six more, unread', 'nineteenth-unread', 0.9, 0.06],
  ['texts about twenty-four people by three authors more, in the manner of good writers', 'twentieth', 0.92, 0.03],
  ['the same about twelve more, unread', 'twentieth-unread', 0.84, 0.11],
  ['texts about forty people by two more, in strong paraphrase', 'twenty-first', 0.85, 0.05],
  ['texts about twenty-eight people by two more, in free words', 'twenty-second', 0.82, 0.01],
  ['plainer ones about twelve more, unread', 'twenty-second-unread', 0.9, 0.08],
  ['texts about six people by one more, as applicants write', 'twenty-third', 0.95, 0.01],
  ['the same about six more, unread', 'twenty-third-unread', 0.62, 0.08],
  ['texts about six people by another, as applicants write', 'twenty-fourth', 0.97, 0.01],
  ['the same about six more, unread', 'twenty-fourth-unread', 0.61, 0.04],
  ['texts about four people by another, as writing assistants word them', 'twenty-fifth', 0.82, 0.05],
  ['the same about four more, unread', 'twenty-fifth-unread', 0.82, 0.07],
  ['texts about six people by another, in every way of applying', 'twenty-sixth', 0.99, 0.01],
  ['the same about six more, unread', 'twenty-sixth-unread', 0.9, 0.07],
  ['texts about six people by another, as applicants and assistants write', 'twenty-seventh', 0.97, 0.01],
  ['the same about six more, unread', 'twenty-seventh-unread', 0.82, 0.08],
  ['texts about six people by another, at first sight', 'twenty-eighth', 0.81, 0.07],
  ['the same about six more, unread', 'twenty-eighth-unread', 0.83, 0.04],
  ['texts about four people by another, at first sight', 'twenty-ninth', 0.75, 0.03],
  ['the same about four more, unread', 'twenty-ninth-unread', 0.68, 0.08],
  ['plain texts about thirty-six people by six more', 'plain', 0.9, 0.04],
  ['plain texts that nobody who works on the guard reads', 'plain-unread', 0.65, 0.14],
] as const)('%s', (_, set, leastCaught, mostFlagged) => {
  const [caught, flagged] = measureClaims(set);

  test('false facts are caught', () => {
    expect(caught?.value, caught?.faults.join('\n')).toBeGreaterThanOrEqual(leastCaught);
  });

  test('truthful texts pass', () => {
    expect(flagged?.value, flagged?.faults.join('\n')).toBeLessThanOrEqual(mostFlagged);
  });
});

describe.each([
  ['forty-eight CVs and offers', 'first', 0.89],
  ['fourteen CVs and offers of the sixth round', 'sixth', 0.85],
  ['nine more CVs and offers', 'later', 0.9],
] as const)('%s', (_, round, bound) => {
  let pairs: GapPair[] = [];
  beforeAll(() => {
    pairs = readGaps(round);
  });

  test('what is missing is told from what the CV says otherwise', () => {
    const read = pairs.map((pair) => ({ name: pair.name, labels: { gap: pair.gap }, report: reportOf(pair) }));
    const figure = measureGap(read);
    expect(figure.value, figure.faults.join('\n')).toBeGreaterThanOrEqual(bound);
  }, 60_000);

  test('a CV that fits its offer fits no other better', () => {
    const fitting = pairs.filter(({ quality }) => quality !== 'poor');
    const isBehind = (pair: GapPair) => {
      const own = scoreOf(pair, pair);
      return pairs.some((other) => other !== pair && scoreOf(pair, other) >= own);
    };
    // Every CV meets every offer: what the rules ask of a line is answered once for all of them.
    const behind = whileReading(() => fitting.filter(isBehind));
    const first = 1 - behind.length / fitting.length;
    expect(first, behind.map(({ name }) => name).join('\n')).toBeGreaterThanOrEqual(0.95);
  }, 120_000);
});
