import { expect, test } from 'vitest';
import { hasBareNoun } from './bare-noun.ts';

test.each([
  'j’ai nettoyé les salles et rangement',
  'j’ai entretenu les pelouses, massifs',
  'j’ai assuré le conseil au client et vente en ligne',
  'j’assure les visites et suivi des dossiers',
])('%s', (text) => {
  expect(hasBareNoun(text)).toBe(true);
});

test.each([
  'j’ai facturé et suivi les commandes',
  'je gère les comptes clients et fournisseurs',
  'j’ai dessiné les plans et maquettes',
  'j’ai assuré l’accueil physique et téléphonique',
  'j’ai surveillé la cantine et aidé aux devoirs',
  'je pose des cloisons en plâtre et béton',
  'j’encadre trois vendeurs : plannings, congés et entretiens',
])('%s: nothing is missing', (text) => {
  expect(hasBareNoun(text)).toBe(false);
});
