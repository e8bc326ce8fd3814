import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const variables = { duty: 'Préparation des variables de paie de 40 vendeurs ; la paie est externalisée' };
const pieces = { duty: 'Classement des pièces pour la comptabilité, tenue par un cabinet' };

test.each([
  [variables, 'J’établis moi-même les bulletins de salaire.'],
  [variables, 'Chaque mois, je faisais la paie.'],
  [{ duty: 'Préparation de la paie pour le cabinet' }, 'J’éditais les bulletins.'],
  [pieces, 'Je tenais la comptabilité.'],
])('the whole of what is done in part is reported', (parts, text) => {
  expect(kindsFound(parts, text)).toContain('skill');
});

test.each([
  [variables, 'Je prépare les variables de paie.'],
  [{ duty: 'Établissement de 40 bulletins de paie' }, 'J’établissais les bulletins de paie.'],
  [{ duty: 'Comptabilité générale et paie' }, 'Je tenais la comptabilité.'],
])('a part, or what is told whole, is not', (parts, text) => {
  expect(kindsFound(parts, text)).toEqual([]);
});
