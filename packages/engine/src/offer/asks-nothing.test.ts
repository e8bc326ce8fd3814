import { expect, test } from 'vitest';
import { asksNothing } from './asks-nothing.ts';

test.each([
  'groupe vient d’ouvrir',
  'bâtiment accueille des sociétés étrangères',
  'machines tournent',
  'agent entretient',
  'Envoyer',
  'apporte',
  'présenté',
  'télétravail fréquent',
  'vélo de fonction',
  'zone mal desservie',
  'démarrage prévu',
  'Noël',
  'Morbihan',
  'capable de dire',
  'ou plusieurs dirigeants',
  'tenue d’informés',
  'TIT-RNS-45120',
])('« %s » is no demand', (term) => {
  expect(asksNothing(term)).toBe(true);
});

test.each([
  'analyse',
  'conduite',
  'mixé',
  'gestion des congés',
  'mise en place du télétravail',
  'contrôle de la température produit',
  'suivi des décisions',
  'étiquettes',
  'manger-mains',
  'remise en forme',
  'DPE',
  'câblage de bornes',
  'accompagnement des clients exigeants',
])('« %s » may be one', (term) => {
  expect(asksNothing(term)).toBe(false);
});
