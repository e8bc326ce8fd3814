import type { Criterion, Keywords, Verdict } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { missingRequirements } from './missing-requirements.ts';

const missing = (...terms: string[]): Keywords['missing'] => terms.map((term) => ({ term, importance: 'must' }));
const none: Keywords = { present: [], equivalent: [], missing: [] };
const required: Keywords = { ...none, present: [{ term: 'React', importance: 'must', quote: 'React' }] };
const told = (keywords: Partial<Keywords>, criteria: Criterion[] = []) =>
  missingRequirements({ keywords: { ...none, ...keywords }, criteria });
const demand = (id: string, verdict: Verdict, quote: string): Criterion => ({
  ...{ id, family: 'match', label: id, points: 0, maxPoints: 3, verdict, advice: '' },
  evidence: [{ source: 'offer', start: 0, end: quote.length, quote }],
});

test('names what the offer requires and the CV does not show', () => {
  expect(told({ missing: missing('NestJS', 'GitLab CI') })).toBe(
    '2 exigences de l’offre n’y figurent pas\u00a0: NestJS et GitLab CI.',
  );
});

test('names three of five, and counts the others', () => {
  expect(told({ missing: missing('A', 'B', 'C', 'D', 'E') })).toContain('A, B, C et 2 autres.');
});

test('names four in full', () => {
  expect(told({ missing: missing('A', 'B', 'C', 'D') })).toContain('A, B, C et D.');
});

test('leaves out what is only a plus, and says nothing where nothing is required', () => {
  expect(told({ missing: [{ term: 'GraphQL', importance: 'nice' }] })).toBeNull();
});

test('says that nothing required is missing', () => {
  expect(told(required, [demand('languages', 'ok', 'anglais courant')])).toBe(
    'Toutes les exigences repérées dans l’offre y figurent.',
  );
});

test('never says so of an offer whose language or years the CV does not show', () => {
  const criteria = [
    demand('years-of-experience', 'partial', '5 ans'),
    demand('languages', 'missing', 'anglais courant'),
  ];
  expect(told(required, criteria)).toBe(
    'Tous les mots exigés par l’offre y figurent\u202f; à regarder aussi\u00a0: «\u202fanglais courant\u202f» et «\u202f5 ans\u202f».',
  );
});
