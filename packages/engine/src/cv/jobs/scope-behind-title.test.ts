import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { scopeBehindTitle } from './scope-behind-title.ts';

test.each([
  ['Formatrice bureautique', 'parcours débutants d’une mairie, 40 h'],
  ['Animateur', '14 enfants de maternelle, cantine comprise'],
  ['Professeur de guitare', 'cours du soir, 2 × 3 h par semaine'],
  ['Chargée de mission', 'passage des dossiers papier vers le nouveau logiciel'],
])('« %s » goes on with what was done', (title, scope) => {
  const whole = `${title}, ${scope}`;
  expect(whole.slice(scopeBehindTitle(whole))).toBe(scope);
});

test.each([
  'Vendeuse, rayon jouets et loisirs créatifs',
  'Chargée de paie, 35 h',
  'Technicien de maintenance, lignes de conditionnement',
  'Aide-soignante (nuit, 12 h), remplacements',
  'Préparateur de commandes, cariste',
  'Directrice adjointe, responsable de la vie scolaire et de l’internat',
])('« %s » is all title', (title) => {
  expect(scopeBehindTitle(title)).toBe(0);
});

test('what was done stands with the duties', () => {
  const text =
    'Yanis Perrot\n\nMISSIONS\nPériode\tStructure\tMission\n02/2024 – 05/2024\tAtelier Lacoste, Dole\tFormateur soudure, groupe de six apprentis, 60 h\n2022 – 2023\tLycée Darnal, Dole\tFormateur soudure';
  const { experiences, spans } = parseCv({ text });
  expect(experiences.map(({ title, company, bullets }) => [title, company, ...bullets])).toEqual([
    ['Formateur soudure', 'Atelier Lacoste', 'groupe de six apprentis, 60 h'],
    ['Formateur soudure', 'Lycée Darnal'],
  ]);
  const span = spans['experiences.0.bullets.0'];
  expect(text.slice(span?.start, span?.end)).toBe('groupe de six apprentis, 60 h');
});

test('hours and what is left of a bracket are no title', () => {
  const { experiences } = parseCv({
    text: 'Yanis Perrot\n\nEXPÉRIENCES\n2023\tAtelier Lacoste, Dole\tCoordinatrice (remplacement, 4 mois)\n2021 – 2022\tCentre Darnal, Dole\tAnimatrice, 2 × 2 h par semaine',
  });
  expect(experiences.map(({ title }) => title)).toEqual(['Coordinatrice', 'Animatrice']);
});
