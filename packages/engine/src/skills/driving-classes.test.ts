import { expect, test } from 'vitest';
import { drivingClassesAt } from './driving-classes.ts';
import { findTerms } from './find-terms.ts';

test.each([
  ['Permis B, C, CE', ['Permis B', 'Permis C', 'Permis CE']],
  ['Permis B (2015), C (2018) et C+E (2019)', ['Permis B', 'Permis C', 'Permis CE']],
  ['permis VL, PL et SPL', ['Permis B', 'Permis C', 'Permis CE']],
  ['Permis de conduire catégories C1 et C1E', ['Permis C1', 'Permis C1E']],
  ['Permis : A2 • B • B96', ['Permis A2', 'Permis B', 'Permis B96']],
  ['PERMIS E(B)', ['Permis BE']],
  ['PERMIS B A JOUR', ['Permis B']],
  ['Permis B – véhicule', ['Permis B']],
  ['Permis D, DE', ['Permis D', 'Permis DE']],
  ['Permis BVM', []],
  ['Permis de conduire', []],
  ['Le permis C', []],
])('« %s » lists %j', (text, names) => {
  expect(drivingClassesAt(text, 0).map(({ name }) => name)).toEqual(names);
});

test('categories below their heading are licences, a blank line between', () => {
  const found = findTerms('Permis\n\nB (1996), C (2009), D (2014). 12 points').map(({ name }) => name);
  expect(found).toEqual(['Permis B', 'Permis C', 'Permis D']);
});

test('each category is quoted by itself', () => {
  const text = 'Chauffeur, permis C et CE';
  const quotes = drivingClassesAt(text, 11).map(({ start, end }) => text.slice(start, end));
  expect(quotes).toEqual(['permis C', 'CE']);
});

test('a licence to build or to hunt is none to drive', () => {
  const found = findTerms('Dépôt des permis de construire, permis de démolir, permis d’exploitation').map(
    ({ name }) => name,
  );
  expect(found.filter((name) => /^Permis [A-D]/.test(name))).toEqual([]);
});
