import { expect, test } from 'vitest';
import { type CvStep, cvStepQuery, readCvStep } from './cv-step.ts';

const steps: CvStep[] = [
  { name: 'bring', documentId: null },
  { name: 'bring', documentId: 'd1' },
  { name: 'review', documentId: 'd 2&é' },
  { name: 'result', analysisId: 'a1' },
  { name: 'download', analysisId: 'a1' },
];

test.each(steps)('the address of $name leads back to it', (step) => {
  expect(readCvStep(new URLSearchParams(cvStepQuery(step)))).toEqual(step);
});

test('the addresses that others link to are stable', () => {
  expect(cvStepQuery({ name: 'bring', documentId: 'd1' })).toBe('document=d1');
  expect(cvStepQuery({ name: 'result', analysisId: 'a1' })).toBe('analyse=a1');
});

test('an unknown stage or an empty id falls back to the nearest screen', () => {
  expect(readCvStep(new URLSearchParams('document=&etape=verification'))).toEqual({ name: 'bring', documentId: null });
  expect(readCvStep(new URLSearchParams('analyse=a1&etape=ailleurs'))).toEqual({ name: 'result', analysisId: 'a1' });
  expect(readCvStep(new URLSearchParams('etape=telechargement'))).toEqual({ name: 'bring', documentId: null });
});
