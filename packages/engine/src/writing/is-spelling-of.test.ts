import { expect, test } from 'vitest';
import { isSpellingOf } from './is-spelling-of.ts';

test.each([
  ['Typescript', 'TypeScript'],
  ['postgres', 'PostgreSQL'],
  ['bilans comptables', 'bilan comptable'],
  ['e-commerce', 'ecommerce'],
  ['GMAO', 'gestion de maintenance assistée par ordinateur'],
])('%s is %s', (one, other) => {
  expect([isSpellingOf(one, other), isSpellingOf(other, one)]).toEqual([true, true]);
});

test.each([
  ['visites médicales', 'IJSS'],
  ['Maintenance préventive et corrective', 'Maintenance préventive'],
  ['Java', 'JavaScript avancé'],
  ['Word', 'Excel'],
])('%s is not %s', (one, other) => {
  expect([isSpellingOf(one, other), isSpellingOf(other, one)]).toEqual([false, false]);
});
