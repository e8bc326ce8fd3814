import { expect, test } from 'vitest';
import { keptThings } from './kept-things.ts';

test.each([
  [
    'l’étiquetage, la traçabilité et le nettoyage du labo',
    'je m’occupe de l’étiquetage, de la traçabilité et du nettoyage du labo',
  ],
  ['le parrainage et la relance de 400 clients', 'j’assure le parrainage et la relance de 400 clients'],
  [
    'des devis, des ententes préalables et les relances',
    'je m’occupe des devis, des ententes préalables et des relances',
  ],
  [
    'le dépannage des élus et des agents, ainsi que le wifi',
    'je m’occupe du dépannage des élus et des agents, ainsi que du wifi',
  ],
  [
    'la garderie, trois ateliers et l’aide aux devoirs',
    'je m’occupe de la garderie, de trois ateliers et de l’aide aux devoirs',
  ],
])('« %s » is work one keeps going', (things, said) => {
  expect(keptThings(things, true)).toBe(said);
});

test.each([
  'des maisons et des extensions',
  'la licenciée économique à la fermeture de l’usine',
  'un entrepôt de 18 000 m² et 42 000 colis par jour',
  'la caisse, la préparation et le week-end pendant mes études',
  'la création du service en 2019',
  'la marge et le suivi, de 12 à 18 %',
  'une agence web de 12 personnes',
  '31 mandats rentrés et 14 ventes signées',
])('« %s » is none', (things) => {
  expect(keptThings(things, true)).toBeNull();
});

test('a change of tools is one that was gone through', () => {
  expect(keptThings('le passage de Sage Paie à Silae', true)).toBe('j’ai accompagné le passage de Sage Paie à Silae');
  expect(keptThings('le passage de l’autolaveuse dans un supermarché', true)).toBeNull();
});
