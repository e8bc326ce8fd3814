import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith, kindsFound } from '../testing/cv-with.ts';

const jobs = `AESH mutualisée – École des Tilleuls, Amiens
Mars 2018 – Août 2022
- Registre des traitements tenu avec le DPO
- Relais petite enfance le mercredi`;
const offer = 'Vous travaillez avec le délégué à la protection des données et le contrôleur de gestion.';
const quotes = (text: string) =>
  findUngrounded(text, { cv: cvWith({ jobs }), offer, today: '2026-11-22' }).map(({ quote }) => quote);

describe('what initials stand for', () => {
  test.each([
    'J’ai tenu le registre avec le délégué à la protection des données.',
    'J’ai tenu le registre avec la déléguée à la protection des données.',
    'J’ai été accompagnante d’élèves en situation de handicap à Amiens.',
    'Le mercredi, j’aidais au RPE.',
  ])('is told by them, and they by it: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each(['J’ai été éducatrice de jeunes enfants à Amiens.', 'J’ai été DRH à Amiens.'])(
    'is no other post: %s',
    (text) => {
      expect(quotes(text)).not.toEqual([]);
    },
  );

  test('« assistante DRH » makes nobody a director', () => {
    const assistant = 'Assistante DRH – Mairie d’Albert, Albert\nMars 2018 – Août 2022\n- Courriers';
    expect(kindsFound({ jobs: assistant }, 'J’ai été directrice des ressources humaines.')).toContain('title');
  });
});
