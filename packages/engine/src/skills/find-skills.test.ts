import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';
import { aliasesOf, broaderOf, sectorOf } from './skill-links.ts';

const names = (text: string) => findSkills(text).map(({ skill }) => skill);

test('whole words only, and single letters only in company', () => {
  expect(names('Responsable de magasin')).not.toContain('R');
  expect(names('Plan R de secours')).not.toContain('R');
  expect(names('Langages : Python, R, SQL')).toEqual(['Python', 'R', 'SQL']);
});

test('firms of two sizes are no clinic for mothers', () => {
  expect(names('BTS de gestion PME-PMI, clients PME/PMI')).not.toContain('Protection maternelle et infantile');
  expect(names('Puéricultrice en PMI')).toContain('Protection maternelle et infantile');
});

test('the longest name at each place', () => {
  expect(names('Excel avancé')).toEqual(['Excel avancé']);
  expect(names('CACES R486 nacelle, catégorie B')).toContain('CACES R486 catégorie B');
  expect(names('CACES R489 catégories 1A, 3 et 5')).toEqual([
    'CACES R489 catégorie 1A',
    'CACES R489 catégorie 3',
    'CACES R489 catégorie 5',
  ]);
});

test('accents, plurals, feminines and small words do not matter', () => {
  expect(names('GESTION DES STOCKS')).toEqual(['Gestion des stocks']);
  expect(names('gestion de stock')).toEqual(['Gestion des stocks']);
  expect(names('preparation de commandes')).toEqual(['Préparation de commandes']);
  expect(names('déclarations fiscales')).toEqual(names('déclaration fiscale'));
});

test('a different accent is a different word', () => {
  expect(names('un mur de trois mètres')).toEqual([]);
  expect(names('j’excelle en équipe')).not.toContain('Excel');
});

test('spans are slices of the text', () => {
  const text = 'Maîtrise d’Excel avancé et de PostgreSQL';
  expect(findSkills(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Excel avancé', 'PostgreSQL']);
});

test('links go from the narrow to the wide', () => {
  expect(broaderOf('Excel avancé')).toEqual(['Excel', 'Pack Office', 'Tableur']);
  expect(broaderOf('PostgreSQL')).toContain('SQL');
  expect(broaderOf('inconnu')).toEqual([]);
  expect(aliasesOf('PostgreSQL')).toContain('Postgres');
  expect(sectorOf('Soins palliatifs')).toBe('health');
});

test('a slash belongs to the names that have one, and parts the others', () => {
  expect(names('CI/CD des pipelines')).toEqual(['CI/CD']);
  expect(names('React/Redux')).toEqual(names('React / Redux'));
});

test('driving licences are told by their class', () => {
  expect(names('Permis exigé')).toEqual([]);
  expect(names('Permis : B')).toEqual(['Permis B']);
  expect(names('Permis B, C et CE')).toEqual(['Permis B', 'Permis C', 'Permis CE']);
  expect(names('Permis B, C’est un plus')).toEqual(['Permis B']);
});
