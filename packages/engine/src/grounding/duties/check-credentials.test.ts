import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('what was obtained', () => {
  test.each([
    'J’ai obtenu le brevet de moniteur de voile.',
    'J’ai validé une formation de tapissier.',
    'J’ai réussi le concours d’ambulancier.',
    'J’ai décroché une habilitation en radioprotection.',
  ])('is a paper where a word for one follows: %s', (text) => {
    expect(kindsFound({}, text)).toEqual(['certification']);
  });

  test.each(['J’ai obtenu de bons retours de la clientèle.', 'J’ai obtenu mon diplôme en 2016.'])(
    'is left alone else: %s',
    (text) => {
      expect(kindsFound({}, text)).toEqual([]);
    },
  );
});
