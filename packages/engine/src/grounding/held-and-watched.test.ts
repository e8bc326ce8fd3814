import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Maëlle KERBRAT
Aide-soignante
maelle.kerbrat@example.com

EXPÉRIENCE
Aide-soignante, Résidence du Gué, Rennes, CDD
depuis janvier 2021
- 19 chambres suivies, dont 8 en unité fermée
- 56 admissions préparées en 2023, 73 en 2024
- Chutes : 40 % de moins qu’en 2021 sur un total de 1,5 M€ de dépenses d’assurance
- Ateliers mémoire animés avec la psychologue, repas de quartier
- Onze fauteuils commandés auprès de six ateliers
- Remplacement de l’infirmière référente : trois fois une semaine
- Portage de repas chez 30 personnes âgées
Intérim Ouest, missions, 2018 – 2020
STAGES
Bloc opératoire (trois jours d’observation, 2019) ; pédiatrie, deux mois

PAPIERS
Permis B prévu pour le printemps 2027
DPLA : admissible en 2022, non admise
Secourisme du travail : obtenu en 2017, expiré en 2019
Diplôme d’État d’aide-soignant, 2018

LOISIRS
Arbitre de handball de 2013 à 2019
2e au concours régional de cuisine, 2022`;
const offer = `Aide-soignant de bloc, Clinique des Tilleuls, Vitré
Vous suivez 240 patients avec des collègues lorrains, dans « une maison qui prend son temps ». Permis B, secourisme. Astreintes.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-22' }).map(({ quote }) => quote);

describe('papers that are not held and what was only watched', () => {
  test.each([
    ['Permis B en main, je me déplace.', 'Permis B'],
    ['J’ai obtenu le DPLA en 2022.', 'DPLA'],
    ['Au bloc opératoire, j’ai préparé les instruments.', 'opératoire, j’ai préparé'],
    ['Gagnante du concours régional de cuisine, j’aime le goût.', 'Gagnante'],
    ['Je portais des repas à trente enfants.', 'trente'],
    ['À la Résidence du Gué, je suis en CDI.', 'CDI'],
    ['J’ai passé six années pleines à la Résidence du Gué.', 'six années'],
  ])('are reported: %s', (text, part) => {
    expect(quotes(text).join(' ')).toContain(part);
  });

  test.each([
    'Le DPLA, je l’ai tenté en 2022 : admissible, non admise.',
    'Le permis B viendra au printemps 2027.',
    'Au bloc opératoire, j’ai observé pendant trois jours.',
    'Mon secourisme a expiré en 2019.',
  ])('are avowed: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});

describe('what follows from two figures, or is the employer’s', () => {
  test.each([
    'De 2023 à 2024, 129 admissions préparées.',
    'Sur dix-neuf chambres, huit sont en unité fermée, soit un peu plus de 42 %.',
    'J’ai commandé onze fauteuils, pour six artisans.',
    'Six saisons d’arbitrage m’ont appris à trancher.',
    'J’ai remplacé l’infirmière référente, trois semaines en tout.',
    'Suivre deux cent quarante patients, là où je suis dix-neuf chambres, c’est ce que je désire.',
    '« Une maison qui prend son temps » : j’ai souri en vous lisant.',
    'Vos échanges avec la Lorraine me tentent.',
    'Si vos astreintes le demandent, je retourne en stage.',
    'En alternance avec la psychologue, j’ai animé des ateliers mémoire.',
  ])('passes: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });
});
