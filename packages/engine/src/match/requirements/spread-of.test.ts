import { expect, test } from 'vitest';
import { spreadOf } from './spread-of.ts';

test('what every trade asks for is spread wide, what one trade asks for is not', () => {
  expect(spreadOf('accueil des clients')).toBeGreaterThan(10);
  expect(spreadOf('encaissement')).toBeLessThan(spreadOf('gestion de planning'));
  expect(spreadOf('soudage TIG')).toBe(0);
});
