import { expect, test } from 'vitest';
import { quotationsIn, quoteFinder } from './quotations.ts';

const answer =
  "J'ai repris les 120 factures du mois,\npuis j'ai écrit une liste – de contrôle. Résultat : la clôture s'est faite en cinq jours.";
const stands = quoteFinder([answer]);

test('quotations are found with their place, whatever their marks, and with what the sentence says before', () => {
  const text = 'Très bien. Vous dites «\u202fj’ai repris les 120 factures\u202f», puis “oui” et "non". « »';
  const found = quotationsIn(text);
  expect(found.map(({ quote }) => quote)).toEqual(['j’ai repris les 120 factures', 'oui', 'non']);
  for (const { start, end, quote } of found) expect(text.slice(start, end)).toBe(quote);
  expect(found[0]?.before).toBe(' Vous dites ');
});

test.each([
  'J’ai repris les 120 factures du mois, puis j’ai écrit',
  'la clôture s’est faite en cinq jours',
  'La clôture s’est faite en cinq jours.',
  'j’ai repris … une liste — de contrôle',
  'j’ai repris […] cinq jours',
  'une liste - de contrôle',
])('« %s » is said to the letter', (quote) => {
  expect(stands(quote)).toBe(true);
});

test.each([
  'j’ai repris 120 factures',
  'la clôture s’est faite en 5 jours',
  'LA CLÔTURE',
  'cinq jours … j’ai repris',
  '…',
])('« %s » is not', (quote) => {
  expect(stands(quote)).toBe(false);
});

test('what was said in two answers is no one quotation', () => {
  expect(quoteFinder(['je tiens la caisse', 'je range la vitrine'])('je tiens … la vitrine')).toBe(false);
});
