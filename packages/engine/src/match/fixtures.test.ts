import { beforeAll, describe, expect, test } from 'vitest';
import { amendCv } from '../cv/amend/amend-cv.ts';
import { optimiseCv } from '../cv/optimise/optimise-cv.ts';
import { findUngrounded } from '../grounding/find-ungrounded.ts';
import { amendmentOf } from '../testing/amendment-of.ts';
import { today } from '../testing/pairs.ts';
import { type FixturePair, readFixtures } from '../testing/read-fixtures.ts';
import { documentText, isToldBy } from '../testing/told-by.ts';
import { analyse } from './analyse.ts';
import { describeAnalysis } from './describe-analysis.ts';
import { linesOf } from './lines.ts';
import { wordCount } from './word-count.ts';

let pairs: FixturePair[] = [];
beforeAll(async () => {
  pairs = await readFixtures();
}, 120_000);

const everyPair = () =>
  pairs.flatMap(({ cv, document }) => pairs.map(({ offer }) => ({ cv, offer, today, layout: document.layout })));

describe('the fixture pairs', () => {
  test('every offer ranks its own CV first, by a clear margin', () => {
    for (const { name, offer } of pairs) {
      const scores = pairs.map(({ cv, document }) => analyse({ cv, offer, today, layout: document.layout }).score);
      const own = scores[pairs.findIndex((pair) => pair.name === name)] ?? 0;
      const others = scores.filter((_, index) => pairs[index]?.name !== name);
      expect(own - Math.max(...others), name).toBeGreaterThanOrEqual(8);
      expect(Math.max(...others), name).toBeLessThan(42);
    }
  });

  test('points add up and every quote is its slice, for every CV against every offer', () => {
    for (const input of everyPair()) {
      const report = analyse(input);
      expect(report.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(report.score);
      expect(report.criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
      for (const { evidence } of [...report.criteria, ...report.recommendations]) {
        for (const { source, start, end, quote } of evidence) expect(quote).toBe(input[source].text.slice(start, end));
      }
      for (const { quote } of [...report.keywords.present, ...report.keywords.equivalent])
        expect(input.cv.text).toContain(quote);
    }
  }, 120_000);

  test('following a recommendation never lowers the score', () => {
    for (const { cv, offer, document } of pairs) {
      const before = analyse({ cv, offer, today, layout: document.layout });
      for (const recommendation of before.recommendations) {
        const amendment = amendmentOf(recommendation);
        if (!amendment) continue;
        const after = analyse({ cv: amendCv(cv, [amendment]), offer, today, layout: document.layout });
        expect(after.score, recommendation.id).toBeGreaterThanOrEqual(before.score);
      }
    }
  });

  test('the optimised CV loses no line and states nothing its CV does not', () => {
    for (const { cv, offer } of everyPair()) {
      const optimised = optimiseCv({ cv, offer });
      const lost = linesOf(cv, cv.text).filter((line) => /[\p{L}\p{N}]/u.test(line.text) && !isToldBy(line, optimised));
      expect(lost.map(({ text }) => text)).toEqual([]);
      expect(findUngrounded(documentText(optimised), { cv })).toEqual([]);
    }
  }, 120_000);

  test('the analysis in words stays between 120 and 220 of them', () => {
    for (const { cv, offer, today, layout } of everyPair()) {
      const words = wordCount(describeAnalysis(analyse({ cv, offer, today, layout }), { cv, offer }));
      expect(words).toBeGreaterThanOrEqual(120);
      expect(words).toBeLessThanOrEqual(220);
    }
  });
});
