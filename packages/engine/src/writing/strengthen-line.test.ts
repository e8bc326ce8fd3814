import { expect, test } from 'vitest';
import { figureQuestion, hasFigure } from './ask-figure.ts';
import { strengthenLine } from './strengthen-line.ts';

test.each([
  ['Participé à la mise en place du tri', 'Contribution à la mise en place du tri'],
  ['J’ai été chargée de gérer les stocks', 'Gestion des stocks'],
  ['En charge de la facturation', 'Facturation'],
  ['Chargé du suivi des dossiers', 'Suivi des dossiers'],
  ['J’ai accueilli les visiteurs', 'Accueil des visiteurs'],
  ['J’ai mis en place le planning', 'Mise en place du planning'],
  ['• Je m’occupais de l’accueil des familles', '• Accueil des familles'],
  ['Tri du courrier, classement, etc.', 'Tri du courrier, classement'],
  ['Mon rôle était de préparer les commandes', 'Préparation des commandes'],
])('says directly what was done: %s', (before, after) => {
  expect(strengthenLine(before)?.after).toBe(after);
});

test.each([
  'Gestion des stocks',
  'En charge des changes, de la réfection des lits et des collations',
  'J’ai beaucoup appris au contact des équipes',
  'Responsable de la caisse',
  'Took part in three trade shows',
])('leaves alone what it cannot improve without harm: %s', (line) => {
  expect(strengthenLine(line)).toBeNull();
});

test('asks for the figure a line lacks, in the terms of the line', () => {
  expect(figureQuestion('Encadrement de l’équipe de nuit')).toBe('Combien de personnes\u202f?');
  expect(figureQuestion('Accueil des clients')).toContain('clients');
  expect(figureQuestion('Rédaction de contrats commerciaux')).toBe('Combien par mois ou par an\u202f?');
  expect(figureQuestion('Accueil du public en mairie')).toContain('personnes par jour');
  expect(figureQuestion('Tenue de stands sur les foires')).toContain('visiteurs');
  expect(figureQuestion('Accueil de 30 clients par jour')).toBeNull();
  expect(figureQuestion('Rigueur et bonne humeur')).toBeNull();
});

test('counts numbers in digits and in words, and no years', () => {
  expect(hasFigure('Douze résidents')).toBe(true);
  expect(hasFigure('Refonte du site en 2021')).toBe(false);
});
