import type { Keywords } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import { missingRequirements } from './missing-requirements.ts';

const missing = (...terms: string[]): Keywords['missing'] => terms.map((term) => ({ term, importance: 'must' }));
const none: Keywords = { present: [], equivalent: [], missing: [] };

test('names what the offer requires and the CV does not show', () => {
  expect(missingRequirements({ ...none, missing: missing('NestJS', 'GitLab CI') })).toBe(
    '2 exigences de l’offre n’y figurent pas\u00a0: NestJS et GitLab CI.',
  );
});

test('names three of five, and counts the others', () => {
  const told = missingRequirements({ ...none, missing: missing('A', 'B', 'C', 'D', 'E') });
  expect(told).toContain('A, B, C et 2 autres.');
});

test('names four in full', () => {
  expect(missingRequirements({ ...none, missing: missing('A', 'B', 'C', 'D') })).toContain('A, B, C et D.');
});

test('leaves out what is only a plus, and says nothing where nothing is required', () => {
  expect(missingRequirements({ ...none, missing: [{ term: 'GraphQL', importance: 'nice' }] })).toBeNull();
});

test('says that nothing required is missing', () => {
  const present: Keywords['present'] = [{ term: 'React', importance: 'must', quote: 'React' }];
  expect(missingRequirements({ ...none, present })).toBe('Toutes les exigences repérées dans l’offre y figurent.');
});
