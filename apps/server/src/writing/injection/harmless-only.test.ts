import { expect, test } from 'vitest';
import { harmlessOnly } from './harmless-only.ts';
import { leakCheck } from './leak-check.ts';

test('a text that begins to leak is taken back, and shown no more', () => {
  const shown: string[] = [];
  const leaks = leakCheck({ instructions: 'Écrivez une lettre.', nonce: 'Ab3_x9-Qz', material: 'CV' });
  const show = harmlessOnly(leaks, (text) => shown.push(text));
  for (const text of ['Madame,', 'Madame, voyez ![', 'Madame, voyez ![x](https://a', 'Madame,']) show(text);
  expect(shown).toEqual(['Madame,', '']);
});
