import { expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { parseCv } from '../parse-cv.ts';
import { explainsGrid, rowOfGrid } from './language-grid.ts';
import { optimiseCv } from './optimise-cv.ts';

test.each([
  ['anglais\tB1\tB1\tB1\tB1\tB1', 'anglais – B1'],
  ['espagnol\tA2\tB1\tA2', 'espagnol – A2 à B1'],
  ['anglais\tB1', null],
  ['Word\tExcel\tCanva', null],
])('the row « %s »', (text, row) => {
  expect(rowOfGrid(text)).toBe(row);
});

test.each([
  ['Écouter\tLire\tPrendre part à une conversation\tS’exprimer oralement en continu\tÉcrire', true],
  ['Niveaux : A1/A2 : utilisateur élémentaire - B1/B2 : utilisateur indépendant', true],
  ['Lire\tDanser\tCuisiner', false],
  ['Lire, écouter de la musique', false],
])('« %s » explains a grid: %s', (text, explains) => {
  expect(explainsGrid(text)).toBe(explains);
});

test('a grid of languages is told a language a line, and nothing of the form with it', () => {
  const text =
    'Clémentine Perrot\nclementine@example.com\n06 39 98 28 40\n\nEXPÉRIENCE PROFESSIONNELLE\n2019 – 2022 : Réceptionniste, Hôtel Lacaze, Dole\n• Arrivées et départs\n\nLANGUES\n\nÉcouter\tLire\tPrendre part\tS’exprimer\tÉcrire\nanglais\tB1\tB1\tB1\tB1\tB1\nespagnol\tA2\tA2\tA2\tA2\tA2\nNiveaux: A1/A2: utilisateur élémentaire - B1/B2: utilisateur indépendant';
  const told = documentText(optimiseCv({ cv: parseCv({ text }), offer: null }));
  expect(told).toContain('Anglais – B1');
  expect(told).toContain('Espagnol – A2');
  expect(told).not.toMatch(/Écouter|Prendre part|utilisateur/);
});
