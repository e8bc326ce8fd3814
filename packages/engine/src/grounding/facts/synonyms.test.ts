import { describe, expect, test } from 'vitest';
import paraphrases from '../../../data/paraphrases.json' with { type: 'json' };
import { areSynonyms, hasKin, isParaphrased } from './synonyms.ts';

describe('paraphrases', () => {
  test('go one way from a kind to its cases', () => {
    expect(isParaphrased(new Set(['fromageri']), ['agroalimentair'])).toBe(true);
    expect(isParaphrased(new Set(['agroalimentair']), ['fromageri'])).toBe(false);
  });

  test('go both ways between words for the same', () => {
    expect(areSynonyms('poid', 'grammag')).toBe(true);
    expect(areSynonyms('grammag', 'poid')).toBe(true);
  });

  test('a word does not tell a phrase, its initials do', () => {
    expect(isParaphrased(new Set(['tresorier']), ['rapprochement', 'bancair'])).toBe(false);
    expect(isParaphrased(new Set(['cse']), ['representant', 'personnel'])).toBe(true);
  });

  test('words that begin alike are kin', () => {
    expect(hasKin(new Set(['recouvrement']), 'recrutement')).toBe(false);
    expect(hasKin(new Set(['facturation']), 'factur')).toBe(true);
  });

  test('every line of the data is whole', () => {
    for (const line of paraphrases.same) expect(line.split(';').every((each) => each.trim() !== '')).toBe(true);
    for (const line of paraphrases.wider) expect(line).toMatch(/^[^:;]+: [^:]+$/);
  });
});
