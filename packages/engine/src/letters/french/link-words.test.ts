import { expect, test } from 'vitest';
import { enumerated, withA, withDe, withEachA, withJe, withQue, withThe } from './link-words.ts';

test.each([
  ['comptable', 'de comptable'],
  ['aide-soignante', 'd’aide-soignante'],
  ['hôte de caisse', 'd’hôte de caisse'],
  ['hausse des ventes', 'de hausse des ventes'],
  ['le suivi', 'du suivi'],
  ['les stocks', 'des stocks'],
  ['la paie', 'de la paie'],
  ['l’accueil', 'de l’accueil'],
  ['des commandes', 'de commandes'],
  ['8 dossiers', 'de 8 dossiers'],
  ['Œnologie', 'd’Œnologie'],
  ['yaourts', 'de yaourts'],
])('« de » and %s', (phrase, expected) => {
  expect(withDe(phrase)).toBe(expected);
});

test('« à » before each thing that has its article, once before names', () => {
  expect(withEachA('SAP et Kelio')).toBe('à SAP et Kelio');
  expect(withEachA('SAP, la DSN et le MRP')).toBe('à SAP, à la DSN et au MRP');
  expect(withEachA('la gestion des stocks et des achats')).toBe('à la gestion des stocks et des achats');
});

test('« à », « que », « je » and articles', () => {
  expect(withA('le BIM')).toBe('au BIM');
  expect(withA('les urgences')).toBe('aux urgences');
  expect(withA('la DSN')).toBe('à la DSN');
  expect(withQue('en 2025, vous recrutez')).toBe('qu’en 2025, vous recrutez');
  expect(withQue('vous recrutez')).toBe('que vous recrutez');
  expect(withJe('accueille les familles')).toBe('j’accueille les familles');
  expect(withJe('gère les stocks')).toBe('je gère les stocks');
  expect(withThe('hygiène', 'f')).toBe('l’hygiène');
  expect(withThe('haute saison', 'f')).toBe('la haute saison');
  expect(enumerated(['a', 'b', 'c'])).toBe('a, b et c');
});
