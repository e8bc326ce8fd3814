import { topChanges } from '@coach/contracts/top-changes';
import { expect, test } from 'vitest';
import { pairs, today } from '../testing/pairs.ts';
import { analyse } from './analyse.ts';
import { describeAnalysis } from './describe-analysis.ts';
import { wordCount } from './word-count.ts';

const { carer, developer, blank } = pairs;

test.each([
  ['the right offer', carer],
  ['another trade', { cv: carer.cv, offer: developer.offer }],
  ['no offer', { cv: developer.cv, offer: null }],
  ['an empty CV', { cv: blank.cv, offer: carer.offer }],
  ['nothing at all', { cv: blank.cv, offer: null }],
])('says in 120 to 220 words where the CV stands: %s', (_, about) => {
  const report = analyse({ ...about, today });
  const text = describeAnalysis(report, about);
  expect(wordCount(text)).toBeGreaterThanOrEqual(120);
  expect(wordCount(text)).toBeLessThanOrEqual(220);
  expect(text).toContain(`${report.score} sur 100`);
  expect(text).not.toMatch(/ [;!?:»]|« /);
});

test('quotes the CV and names what is missing', () => {
  const text = describeAnalysis(analyse({ ...carer, today }), carer);
  expect(text).toContain('«\u202fmanutention des patients\u202f»');
  expect(text).toMatch(/1\. .+\((?:\+\d+\u00a0points?|moins d’un point)\)/);
});

test.each([
  ['the right offer', carer],
  ['another trade', { cv: carer.cv, offer: developer.offer }],
  ['no offer', { cv: developer.cv, offer: null }],
  ['an empty CV', { cv: blank.cv, offer: carer.offer }],
])('begins with the changes that the page puts first, in their order: %s', (_, about) => {
  const report = analyse({ ...about, today });
  const told = describeAnalysis(report, about)
    .split('\n')
    .filter((line) => /^\d\. /.test(line))
    .map((line) => line.replace(/^\d\. | \([^()]*\)$/g, ''));
  expect(told).toEqual(topChanges(report.recommendations).top.map(({ title }) => title));
  expect(told.length).toBeGreaterThan(0);
});
