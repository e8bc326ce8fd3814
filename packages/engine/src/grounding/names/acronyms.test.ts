import { describe, expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

describe('initials', () => {
  test.each(['chez IBM', 'pour IBM', 'avec IBM', 'pour le groupe IBM'])('of a duty make no employer: %s', (whom) => {
    const phrase = 'Installation de blocs modulaires';
    expect(kindsFound({ duty: phrase }, `J’ai travaillé ${whom}.`)).toEqual(['name']);
    expect(kindsFound({ more: `COMPÉTENCES\n${phrase}` }, `J’ai travaillé ${whom}.`)).toEqual(['name']);
  });

  test.each(['Salariée d’IBM, j’ai tenu la caisse.', 'IBM m’a confié la caisse.', 'Vendeuse – IBM, 2018 – 2022'])(
    'of a duty make no firm: %s',
    (text) => {
      expect(kindsFound({ duty: 'Installation de blocs modulaires' }, text)).toContain('name');
    },
  );

  test.each([
    ['Établissement des déclarations sociales nominatives', 'J’établis les DSN.'],
    ['Suivi des clients cafés-hôtels-restaurants', 'J’ai suivi une clientèle CHR.'],
  ])('of a duty stand for a thing: %s', (duty, text) => {
    expect(kindsFound({ duty }, text)).toEqual([]);
  });

  test('of two letters make no name', () => {
    const duty = 'Suivi des heures et du planning';
    expect(kindsFound({ duty }, 'J’ai travaillé pour HP.')).toEqual(['name']);
    expect(kindsFound({ duty }, 'Mon passage à HP m’a plu.')).toEqual(['name']);
  });

  test('of a skill make no rank', () => {
    const more = 'COMPÉTENCES\nConduite d’équipe opérationnelle';
    expect(kindsFound({ more }, 'Je suis CEO.')).toEqual(['title']);
  });

  test('of a house stand for it', () => {
    const jobs =
      'Agente d’accueil – Centre hospitalier universitaire, Amiens\nMars 2018 – Août 2022\n- Accueil des patients';
    expect(kindsFound({ jobs }, 'J’ai assuré l’accueil des patients au CHU.')).toEqual([]);
    expect(kindsFound({ jobs }, 'J’ai travaillé au sein du CHU.')).toEqual([]);
  });

  test('of the end of a phrase stand for it beside a word of its line', () => {
    expect(kindsFound({ duty: 'Réunions du comité d’entreprise' }, 'J’ai préparé les réunions du CE.')).toEqual([]);
    expect(kindsFound({ duty: 'Déclarations d’accident du travail' }, 'J’ai assuré les déclarations d’AT.')).toEqual(
      [],
    );
  });
});
