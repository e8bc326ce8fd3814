import { describe, expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';

const cv = `Maud Castelnau
Préparatrice de commandes – 36 ans – Permis B
maud.castelnau@example.com

PROFIL
Neuf ans d’entrepôt, au quai puis au froid.

EXPÉRIENCE
Cariste, Entrepôts du Lez, Nîmes
Depuis février 2023
- Quai de 9 portes
- Chocs de palettes : 9 en 2023, 3 en 2025
- 240 colis à l’heure, 11 litiges par mois
- Équipe de 70 préparateurs et 35 intérimaires
- Taux de service de 94 %
- Missions chez un grossiste et deux brasseurs
- Cartes de fidélité : 25 par mois demandées, 31 faites
Préparatrice, Froid Mistral, Nîmes
Mars 2019 – juin 2021
- Préparation vocale au froid
Apprentie logisticienne, Transports Aubrac, Alès
2016 – 2018
- Étiquettes et bordereaux
Apprentie vendeuse, Comptoir Cévenol, Alès
2014 – 2016

FORMATION
CACES R489 catégories 1A, 3 et 5, obtenus en mars 2024 (valables 5 ans)
2018 – Bac pro Logistique, lycée Lamour, Nîmes, obtenu
2014 – Brevet des collèges, Alès`;
const offer = `Cariste, Plateforme Vidourle, Lunel
Équipe de 62 personnes, 12 quais. 5 ans d’expérience demandés.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-22' }).map(({ quote }) => quote);

describe('what a reader works out', () => {
  test.each([
    'Les chocs de palettes ont été divisés par trois.',
    'Six chocs de palettes de moins en deux ans.',
    'Je prépare quatre colis à la minute.',
    'Une dizaine de litiges par mois, plus de cent par an.',
    'Nous sommes plus de cent en tout, avec soixante-dix préparateurs et des intérimaires.',
    'J’ai travaillé pour trois clients.',
    'Je dépassais de six cartes l’objectif de vingt-cinq.',
    'Ils étaient soixante-dix à préparer avec moi.',
    'Quatre années d’apprentissage m’ont formée.',
    'Quatre employeurs en douze ans.',
    'Entre juin 2021 et février 2023, j’ai eu une interruption d’un an et demi.',
    'Mes CACES sont valables jusqu’en mars 2029.',
    'Le CACES R489, je l’ai en 1A, 3 et 5.',
    'J’ai eu mon bac pro à vingt-huit ans.',
    'Mon brevet a douze ans.',
    'De 105 à 62 personnes, je passerais à une équipe plus petite.',
    'Je tiens un quai de neuf portes, matin et soir, soit dix-huit par jour.',
    'Vous demandez cinq ans : j’en ai neuf.',
    'Je peux commencer sous dix jours.',
  ])('passes: %s', (text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['Les chocs de palettes ont été divisés par cinq.', 'divisés par cinq'],
    ['Je prépare neuf colis à la minute.', 'neuf'],
    ['J’ai travaillé pour cinq brasseurs.', 'cinq'],
    ['Ils étaient quarante-huit à préparer avec moi.', 'quarante-huit'],
    ['Sept années d’apprentissage m’ont formée.', 'Sept'],
    ['Mes CACES sont valables jusqu’en mars 2031.', '2031'],
    ['Le CACES R489, je l’ai en 1A, 3 et 6.', '6'],
    ['Mon brevet a vingt ans.', 'vingt ans'],
    ['Entre juin 2022 et février 2024, j’ai fait une pause.', 'juin 2022'],
    ['De juin 2021 à février 2023, j’étais responsable de magasin.', 'juin 2021'],
    ['J’ai obtenu mon bac en mars 2029.', '2029'],
    ['Je ne suis pas partie : mon équipe est montée de 8 à 62 personnes.', '62'],
    ['J’ai fait passer mon équipe de 40 à 62 personnes.', '62'],
  ])('and what does not follow is reported: %s', (text, part) => {
    expect(quotes(text).join(' | ')).toContain(part);
  });
});
