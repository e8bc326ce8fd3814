import { expect, test } from 'vitest';
import { completeLine } from './complete-line.ts';

test('the answer comes before the line’s own full stop', () => {
  expect(completeLine('Encadrement d’une équipe.', '12 personnes.')).toBe('Encadrement d’une équipe (12 personnes).');
  expect(completeLine('  Gestion des stocks', ' 1 200 références ')).toBe('Gestion des stocks (1 200 références)');
});

test('without an answer the line stays as it is', () => {
  expect(completeLine('Gestion des stocks ;', '  ')).toBe('Gestion des stocks ;');
});
