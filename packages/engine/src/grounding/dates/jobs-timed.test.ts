import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Solène Arrigoni
Responsable d’agence

EXPÉRIENCE
Janvier 2022 – aujourd’hui : RESPONSABLE D’AGENCE, Locatel Beauvoir, Niort, CDI
- Équipe de 5 personnes
- Mise en place d’une astreinte en 2023
Mars 2017 – décembre 2021 : STANDARDISTE (jusqu’en août 2018), puis CONSEILLÈRE LOCATION, Transmare Affrètement, La Rochelle, CDI
- Remplacement de la cheffe de bureau pendant trois mois en 2019
- Gestion des litiges depuis septembre 2020 ; relances de paiement
Septembre 2014 – février 2017 : vendeuse, quincaillerie Boisnard, Saintes
- Conseil et encaissement

DIVERS
Entraîneuse de handball (moins de 11 ans) depuis 2019`;
const found = (text: string) =>
  findUngrounded(text, { cv, today: '2026-11-21' }).filter(({ kind }) => kind === 'duration');

describe('a length of time', () => {
  test.each([
    'Au cours de mes sept années chez Transmare Affrètement, j’ai appris à écouter.',
    'Mes six ans chez Locatel Beauvoir ont été riches.',
    'J’ai passé quatre ans chez un quincaillier, dans une quincaillerie de Saintes.',
    'Après six ans dans une quincaillerie, j’ai changé de voie.',
    'Trois ans standardiste, puis conseillère : je connais le métier.',
    'J’ai travaillé comme standardiste pendant quatre ans.',
    'Responsable d’agence depuis une dizaine d’années, je sais décider.',
    'J’ai remplacé la cheffe de bureau pendant près d’un an.',
    'Standardiste chez Transmare Affrètement, j’y suis devenue conseillère moins d’un an plus tard.',
  ])('of an employer, a post or a task is theirs: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  test.each([
    'Au cours de mes cinq années chez Transmare Affrètement, j’ai appris à écouter.',
    'Depuis mes dix-huit ans, je suis curieuse.',
    'Après deux ans et demi dans une quincaillerie, j’ai changé de voie.',
    'J’ai travaillé comme standardiste pendant un an et demi.',
    'Responsable d’agence depuis près de cinq ans, je sais décider.',
    'Chez Transmare Affrètement, je suis passée conseillère au bout d’un an et demi.',
    'J’ai remplacé la cheffe de bureau pendant trois mois.',
    'Douze ans d’expérience m’ont appris la patience.',
  ])('is left alone where the CV bears it out: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
