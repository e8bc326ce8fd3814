import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('initials', () => {
  test('of a duty make no employer', () => {
    expect(kindsFound({ duty: 'Installation de blocs modulaires' }, 'J’ai travaillé chez IBM.')).toEqual(['name']);
  });

  test('of a skill make no rank', () => {
    const more = 'COMPÉTENCES\nConduite d’équipe opérationnelle';
    expect(kindsFound({ more }, 'Je suis CEO.')).toEqual(['title']);
  });

  test('of a house stand for it', () => {
    const jobs =
      'Agente d’accueil – Centre hospitalier universitaire, Amiens\nMars 2018 – Août 2022\n- Accueil des patients';
    expect(kindsFound({ jobs }, 'J’ai assuré l’accueil des patients au CHU.')).toEqual([]);
  });

  test('of the end of a phrase stand for it', () => {
    expect(kindsFound({ duty: 'Déclarations d’accident du travail' }, 'J’ai assuré les déclarations d’AT.')).toEqual(
      [],
    );
  });
});
