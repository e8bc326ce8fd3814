import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { kindsFound } from '../testing/cv-with.ts';

const cv = `Malo Kerbrat
Technicien réseau

EXPÉRIENCE
Technicien réseau, Fibres du Trégor, Lannion, depuis 2020
- Accueil de deux stagiaires de CAP électricité

FORMATION
2019 : bac pro Systèmes numériques, lycée Le Dantec, Lannion
Certificat Soudure optique avancée : en cours, 2 modules validés sur 4
Cisco CC-210 : en préparation, examen prévu en mars 2027
AZURE9 Fundamentals : formation suivie en 2025, examen non passé
CACES R486 : expiré en 2023`;
const found = (text: string) =>
  findUngrounded(text, { cv, today: '2026-11-21' }).filter(
    ({ kind }) => kind === 'certification' || kind === 'diploma',
  );

describe('what is not held yet', () => {
  test.each([
    'J’ai terminé le certificat de soudure optique avancée.',
    'Le certificat Soudure optique avancée, que j’ai obtenu en 2025, complète mon bac pro.',
    'Titulaire de l’habilitation et de la certification Cisco CC-210.',
    'Certifié AZURE9 depuis 2025, je saurai donner un cadre à votre prochain projet.',
    'Un bac pro Systèmes numériques, puis un bachelor en réseaux.',
  ])('is reported where it is told as done: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  test.each([
    'J’ai validé deux modules du certificat de soudure optique avancée.',
    'Je prépare la certification Cisco CC-210.',
    'Le CACES que vous demandez, je l’ai eu ; il est périmé depuis 2023 et je le repasserai.',
    'Deux stagiaires en CAP ont appris le métier avec moi.',
    'Titulaire d’un baccalauréat professionnel Systèmes numériques obtenu en 2019.',
  ])('is left alone where that is said: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('a CV may tell on the line below that a paper is not held', () => {
  expect(found('CACES R486\nExpiré en 2023')).toEqual([]);
  expect(found('Cisco CC-210\nNon obtenu')).toEqual([]);
  expect(found('Certifications : CACES R486\nPermis B')).not.toEqual([]);
});

test('only a course given up on the line above frees the school below', () => {
  const study = 'BTS Tourisme, diplôme non obtenu\nCNED, Rouen, 2014';
  expect(kindsFound({ study }, 'BTS Tourisme, diplôme non obtenu\nCNED, Rouen')).toEqual([]);
  // Initials that only the CV tells to be a school
  const atInitials = 'Licence pro Bio-industries, UTLB Morlaix, 2019 (non validée)';
  expect(kindsFound({ study: atInitials }, 'Licence pro Bio-industries (non validée)\nUTLB Morlaix')).toEqual([]);
  const more = 'CONCOURS\nCAPES : admissible en 2021, non admise';
  expect(kindsFound({ more }, 'Permis B, pas de véhicule\nCAPES')).not.toEqual([]);
});

test('a word in capitals of a school’s name is no paper, but where the name is cut', () => {
  const study = 'Première année de licence de droit, UNIVERSITÉ VICTOR-SEGALEN, interrompue, 2014';
  expect(
    kindsFound({ study }, 'Licence de droit (première année interrompue)\nUNIVERSITÉ VICTOR-SEGALEN\n2014'),
  ).toEqual([]);
  expect(kindsFound({ study }, 'Je suis titulaire du SEGALEN.')).not.toEqual([]);
});

test('the office of whom a letter is sent to is nobody’s claim', () => {
  const text =
    'Malo Kerbrat\n\nCentre hospitalier du Trieux\nMadame la Directrice des ressources humaines\nPaimpol\n\nMadame la Directrice,\n\nTechnicien réseau à Lannion, je vous écris.';
  expect(
    findUngrounded(text, {
      cv,
      offer: 'Technicien réseau\nCentre hospitalier du Trieux, Paimpol',
      today: '2026-11-21',
    }),
  ).toEqual([]);
});

test('what the next sentence says is not held takes nothing from the one before', () => {
  const told =
    'Léa Roux\n\nFORMATION\n2020 : BTS Tourisme, Dole\n\nDIVERS\nAnglais A2. PSC1 (2023). Permis B en cours.';
  const quotes = (text: string) => findUngrounded(text, { cv: told, today: '2026-11-21' }).map(({ quote }) => quote);
  expect(quotes('J’ai le PSC1.')).toEqual([]);
  expect(quotes('J’ai le permis B.')).toHaveLength(1);
});

test('a paper of which the first part is done is not held', () => {
  const told = 'Léa Roux\n\nFORMATION\n2020 : BTS Tourisme, Dole\n\nDIVERS\nAnimatrice BAFA (stage théorique fait)';
  const quotes = (text: string) => findUngrounded(text, { cv: told, today: '2026-11-21' }).map(({ quote }) => quote);
  expect(quotes('J’ai aussi le BAFA.')).toHaveLength(1);
  expect(quotes('J’ai fait le stage théorique du BAFA.')).toEqual([]);
});
