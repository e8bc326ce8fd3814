import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const analysis = (score: number) => ({
  id: 'a1',
  documentName: 'cv.pdf',
  offerTitle: 'Conseiller de vente',
  company: null,
  score,
  createdAt: '2026-11-20T10:00:00.000Z',
});

test('someone new brings a CV; someone with a CV compares it', () => {
  expect(nextStep({ cvCount: 0, latest: undefined, remaining: 3 })).toEqual({ name: 'bring' });
  expect(nextStep({ cvCount: 1, latest: undefined, remaining: 3 })).toEqual({ name: 'compare' });
});

test('an analysis that can still gain is taken up again, even with nothing left this month', () => {
  expect(nextStep({ cvCount: 1, latest: analysis(79), remaining: 0 })).toMatchObject({ name: 'resume' });
});

test('a good score leads to another offer, if the month allows it', () => {
  expect(nextStep({ cvCount: 1, latest: analysis(80), remaining: null })).toEqual({ name: 'another' });
  expect(nextStep({ cvCount: 1, latest: analysis(80), remaining: 0 })).toEqual({ name: 'wait' });
});
