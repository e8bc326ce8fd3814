import { expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Solène Prigent-Vasse
Gestionnaire de copropriété
3 rue des Halles, 79000 Niort – 06 39 98 27 61 – solene.prigent@example.com

PROFIL
Six ans de copropriété, en cabinet et en agence.

EXPÉRIENCE
Mars 2019 – aujourd’hui : Gestionnaire de copropriété, Cabinet Lusseau, Niort
- Reprise de 24 immeubles de Gercop vers Vilogi en 2022
- Objectifs annuels dépassés trois fois (de 103 à 118 %)
- Extranet des copropriétaires (Syndilia) depuis octobre 2023
Septembre 2013 – février 2019 : Assistante (jusqu’en mai 2016), puis gestionnaire locative, Agence des Brèches, Parthenay

FORMATION
2024 – en cours : Licence professionnelle Métiers de l’immobilier, Cnam, Niort (cours du soir)
2013 : BTS Professions immobilières, lycée Merleau, Rochefort, obtenu

CERTIFICATS
AMF (2016) ; SST (2021)
Médiation de voisinage, 2 jours, 2019 ; pathologies du bâtiment, 1 jour, 2024
TOSA Excel : 812/1000 (2020) – Certificat Voltaire : 840 points (2017)

OUTILS
Vilogi, Gercop, Excel`,
  offer: 'Gestionnaire de copropriété (H/F). Vous travaillez sur Vilogi. La certification AMF est requise.',
  today: '2026-11-30',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

test.each([
  // A paper that a pronoun takes up has the year of its own line.
  ['La certification AMF que vous exigez, je la détiens depuis 2013.', '2013'],
  ['Le TOSA Excel, je l’ai passé en 2017.', '2017'],
  ['Les pathologies du bâtiment, je les ai étudiées en 2019.', '2019'],
  ['La licence professionnelle que vous souhaitez, je la détiens depuis l’an dernier.', 'licence'],
  // What a line tells of a year was not done in another.
  ['Vingt-quatre immeubles basculés de Gercop vers Vilogi en 2020 : votre logiciel, je le connais.', '2020'],
  ['Les copropriétaires ont reçu leur extranet Syndilia en 2021.', '2021'],
  // The CV sums up its own years.
  ['Dix ans de copropriété, en cabinet comme en agence.', 'Dix ans'],
  [
    'Titulaire d’une licence professionnelle Métiers de l’immobilier, que j’ai suivie au Cnam en cours du soir.',
    'Titu',
  ],
  // Aims that were met are no wish.
  ['Mes objectifs annuels ont été dépassés trois fois, jusqu’à 130 %.', '130 %'],
])('reported: %s', (text, quote) => {
  expect(quotes(text).join(' | ')).toContain(quote);
});

test.each([
  'La certification AMF que vous exigez, je la détiens depuis 2016.',
  'Le TOSA Excel, je l’ai passé en 2020 ; le certificat Voltaire, en 2017.',
  'Les pathologies du bâtiment, je les ai étudiées en 2024.',
  'Gestionnaire locative dès 2016, j’ai rejoint le cabinet Lusseau en 2019.',
  'Vingt-quatre immeubles basculés de Gercop vers Vilogi en 2022 : votre logiciel, je le connais.',
  'Les copropriétaires ont reçu leur extranet Syndilia en 2023.',
  'Six ans de copropriété, en cabinet comme en agence.',
  'La licence professionnelle Métiers de l’immobilier, je la prépare au Cnam en cours du soir.',
  'Mes objectifs annuels ont été dépassés trois fois, jusqu’à 118 %.',
  'Mon objectif est d’atteindre 130 % dès la première année.',
])('passes: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
