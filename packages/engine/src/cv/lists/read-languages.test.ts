import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const languagesOf = (...lines: string[]) =>
  parseCv({ text: ['Camille Roux', '06 39 98 10 20', '', ...lines, ''].join('\n') }).languages.map(
    ({ name, level }) => `${name} ${level}`,
  );

test('a language with stars beside the skills is kept, without a level', () => {
  expect(languagesOf('COMPÉTENCES', 'Excel ●●●●○', 'Anglais ●●●○○', 'Italien', '★★☆☆☆')).toEqual([
    'Anglais null',
    'Italien null',
  ]);
  expect(languagesOf('COMPÉTENCES', 'Relances de clients allemands')).toEqual([]);
});

test('languages in capitals, and the columns of a grid, are no sections of their own', () => {
  expect(languagesOf('LANGUES', 'ANGLAIS', 'Compréhension orale C1', 'Expression orale B2', 'ALLEMAND', 'A2')).toEqual([
    'Anglais B2',
    'Allemand A2',
  ]);
  const grid = ['COMPRENDRE PARLER ÉCRIRE', 'Écouter Lire Prendre part à une conversation S’exprimer Écrire'];
  expect(
    languagesOf('LANGUES', 'Langue maternelle : français', 'Autres langues', ...grid, 'Anglais B2 C1 B1 B1 B2'),
  ).toEqual(['Français native', 'Anglais B1']);
});

test('languages in a row above their levels, or in a column beside them, go one with one', () => {
  expect(languagesOf('LANGUES', 'Français\tItalien\tTurc', 'langue maternelle\tC1\tdébutant')).toEqual([
    'Français native',
    'Italien C1',
    'Turc A1',
  ]);
  expect(languagesOf('LANGUES', 'Espagnol', 'Anglais', 'C2', 'A2')).toEqual(['Espagnol C2', 'Anglais A2']);
  expect(languagesOf('LANGUES', 'Turc : notions', 'Français\tGrec', 'langue maternelle\tC1', 'Arabe : B1')).toEqual([
    'Turc A2',
    'Français native',
    'Grec C1',
    'Arabe B1',
  ]);
  expect(languagesOf('LANGUES', 'Espagnol', 'Anglais', 'C2')).toEqual(['Espagnol null', 'Anglais C2']);
});

test('three bare marks are those of reading, speech and writing', () => {
  expect(languagesOf('LANGUES', 'Grec\tA1\tC1\tA1', 'Turc\tB2\tB1')).toEqual(['Grec C1', 'Turc B1']);
});

test('a table of what is left to say has its languages, and its pastimes no more than its last row', () => {
  const cv = parseCv({
    text: 'Camille Roux\n06 39 98 10 20\n\nEt aussi\nLangues\tLangue des signes française : niveau A1 – Anglais : scolaire\nQualités\tPatience, discrétion\nLoisirs\tChorale, jardin partagé',
  });
  expect(cv.languages.map(({ name }) => name)).toEqual(['Langue des signes française', 'Anglais']);
  expect(cv.interests).toEqual(['Chorale', 'jardin partagé']);
});
