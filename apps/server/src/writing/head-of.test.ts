import { expect, test } from 'vitest';
import { headOf } from './head-of.ts';

test.each([
  ['Bonjour à tous', 20, 'Bonjour à tous'],
  ['Bonjour à tous', 9, 'Bonjour à'],
  ['Bonjour à tous', 12, 'Bonjour à'],
  ['Appelez le 06 39 98 12 34 ce soir', 20, 'Appelez le'],
  ['Appelez le +33 6 39 98 12 34', 18, 'Appelez le'],
  ['Écrivez à jeanne.morel@example.org vite', 24, 'Écrivez à'],
  ['a'.repeat(50), 20, ''],
])('the beginning of « %s » in %i characters is « %s »', (text, most, head) => {
  expect(headOf(text, most)).toBe(head);
});
