import { expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';

const read = (jobs: string) =>
  parseCv({ text: `Léa Marin\n\nEXPÉRIENCES\n${jobs}\n\nFORMATION\n2012 : CAP Vente, Dijon` });
const told = (jobs: string) =>
  read(jobs).experiences.map(({ title, company, start, end }) => [title, company, start, end].join(' | '));

test.each([
  [
    'Vendeuse chez Maison Abel (2019-2021), puis chez Maison Borel (2021-2023)\n- Encaissement',
    ['Vendeuse | Maison Abel | 2019 | 2021', 'Vendeuse | Maison Borel | 2021 | 2023'],
  ],
  [
    'Serveur – Le Chapon 2018, puis Le Galet 2019',
    ['Serveur | Le Chapon | 2018 | 2018', 'Serveur | Le Galet | 2019 | 2019'],
  ],
  [
    'Cuisinier, Le Chapon (2018-2019), puis chef de partie, Le Galet (2019-2022)',
    ['Cuisinier | Le Chapon | 2018 | 2019', 'chef de partie | Le Galet | 2019 | 2022'],
  ],
  [
    'Maçon – Entreprise Roux, 2008 à 2012 ; Entreprise Blanc, 2012 à 2016 ; Entreprise Noir, 2016 à 2020',
    [
      'Maçon | Entreprise Roux | 2008 | 2012',
      'Maçon | Entreprise Blanc | 2012 | 2016',
      'Maçon | Entreprise Noir | 2016 | 2020',
    ],
  ],
])('two employers one behind the other are two jobs: %s', (line, jobs) => {
  expect(told(line)).toEqual(jobs);
});

test.each([
  'Vendeuse, Maison Abel, 2019-2021 puis 2022-2023',
  'Serveuse saisonnière (étés 2018 et 2019), Camping des Pins',
  'Vendeuse, Maison Abel (2019-2021), Dijon (2021-2023)',
])('two periods at one employer are one job: %s', (line) => {
  expect(told(line)).toHaveLength(1);
});

test('what stands between the two is not left over', () => {
  const cv = read('Vendeuse chez Maison Abel (2019-2021), puis chez Maison Borel (2021-2023)');
  expect(documentText(optimiseCv({ cv, offer: null }))).not.toMatch(/puis/i);
});
