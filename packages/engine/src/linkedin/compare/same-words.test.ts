import { expect, test } from 'vitest';
import { isSameDate, isSameDegree, isSameEmployer, isSameName, isSameTitle } from './same-words.ts';

test.each([
  ['Chargée de communication', 'Chargé de communication'],
  ['Resp. logistique', 'Responsable logistique'],
  ['Dév. web', 'Développeuse web'],
  ['COMPTABLE (H/F)', 'Comptable'],
  ['Infirmière diplômée d’État', 'Infirmière'],
])('one post: %s, %s', (one, other) => {
  expect([isSameTitle(one, other), isSameTitle(other, one)]).toEqual([true, true]);
});

test.each([
  ['Assistant RH', 'Responsable RH'],
  ['Responsable logistique', 'Cariste'],
  ['Stagiaire comptable', 'Comptable'],
])('two posts: %s, %s', (one, other) => {
  expect([isSameTitle(one, other), isSameTitle(other, one)]).toEqual([false, false]);
});

test('an employer keeps its name whatever its form', () => {
  expect(isSameEmployer('Maçonnerie Ferrand SARL', 'MACONNERIE FERRAND')).toBe(true);
  expect(isSameEmployer('Ets Morvan', 'Établissements Morvan & Fils')).toBe(true);
  expect(isSameEmployer('CHU', 'Centre hospitalier universitaire')).toBe(true);
  expect(isSameEmployer('Groupe Kermario', 'Kermario Services')).toBe(true);
  expect(isSameEmployer('Banque Ardoise', 'Banque Lumière')).toBe(false);
});

test('a year agrees with its months, two months do not agree', () => {
  expect(isSameDate('2021', '2021-03')).toBe(true);
  expect(isSameDate('2021-04', '2021-03')).toBe(false);
  expect(isSameDate('present', '2025-06')).toBe(false);
  expect(isSameDate(null, '2021')).toBe(true);
});

test('a diploma keeps its level and its field; a name its words in any order', () => {
  expect(isSameDegree('BTS Comptabilité et gestion', 'BTS, Comptabilité et gestion des organisations')).toBe(true);
  expect(isSameDegree('BTS Comptabilité', 'Master Comptabilité')).toBe(false);
  expect(isSameName('ROUX Camille', 'Camille Roux')).toBe(true);
  expect(isSameName('C. Roux', 'Camille Roux')).toBe(true);
  expect(isSameName('Camille Martin', 'Camille Roux')).toBe(false);
});
