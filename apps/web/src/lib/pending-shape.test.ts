import { expect, test } from 'vitest';
import { isFresh } from './pending-shape.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
const kept = { file, offerText: 'Conseiller de vente', savedAt: now - 1000 };

test('a file and an offer left a moment ago are taken up, with or without a file', () => {
  expect(isFresh(kept, now)).toBe(true);
  expect(isFresh({ ...kept, file: null }, now)).toBe(true);
});

test('what was left a day ago is forgotten', () => {
  expect(isFresh({ ...kept, savedAt: now - 86_400_000 }, now)).toBe(false);
});

test.each([
  undefined,
  null,
  'text',
  {},
  { ...kept, file: { name: 'cv.pdf' } },
  { ...kept, offerText: 3 },
  { ...kept, savedAt: 'hier' },
])('%j is not something we kept', (value) => {
  expect(isFresh(value, now)).toBe(false);
});
