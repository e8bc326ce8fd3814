import { expect, test } from 'vitest';
import { isSentenceOfWork, opensOnWork } from './tells-work.ts';
import { isUntold } from './untold.ts';

test.each([
  'Je tiens la caisse et le rayon des jouets',
  'Depuis 2018, je conseille les familles du quartier',
  'J’ai aussi vendu des chaussures pendant dix ans',
  'Je prépare les commandes et je contrôle les palettes',
])('« %s » tells work', (sentence) => {
  expect(isSentenceOfWork(sentence) && !isUntold(sentence)).toBe(true);
});

test.each([
  'Je suis suivie pour une hernie depuis deux ans',
  'Je vends des meubles, mais je déteste les foires',
  'Je conduis peu sur autoroute',
  'J’ai perdu la vue d’un œil',
  'J’ai été remerciée au bout d’un mois',
  'Je perçois une aide de la région',
  'J’ai élevé quatre garçons',
  'Je prie cinq fois par jour',
  'Je prépare ma sortie de prison',
  'J’accueille les clients avec un très beau sourire',
  'J’ai vendu des fleurs avant de prendre un congé parental',
  'J’ai vendu ma moto pour payer le loyer',
  'Je prépare le concours de gardien',
  'Je travaille en dépit d’une fibromyalgie',
])('« %s » is no sentence to quote', (sentence) => {
  expect(isSentenceOfWork(sentence) && !isUntold(sentence)).toBe(false);
});

test.each([
  'Inventaire des mares communales (14 sites)',
  'Balisage de sentiers',
  'Pétrissage, pousse lente et façonnage',
  'Caisse, facturation et relances',
  'Accueil des enfants de la maternelle',
  'Traitement des commandes et des retours',
])('« %s » names work', (line) => {
  expect(opensOnWork(line) && !isUntold(line)).toBe(true);
});

test.each([
  'Absence de pratique des tableurs',
  'Traitement de fond contre une spondylarthrite',
  'Soins à mes deux parents',
  'Éducation de deux filles',
  'Formation de fleuriste laissée en cours',
  'Niveau de licence en droit',
  'Pèlerinage de Compostelle',
  'Rupture du contrat par le gérant',
  'Suivi psychologique après une agression',
  'Tenue du foyer pendant cinq ans',
  'Reprise d’activité à mi-temps',
  'Validation des acquis refusée',
])('« %s » is nothing to name', (line) => {
  expect(opensOnWork(line) && !isUntold(line)).toBe(false);
});
