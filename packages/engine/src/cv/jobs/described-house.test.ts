import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}\n\nFORMATION\n2012 : CAP Vente` }).experiences.map(
    ({ title, company, bullets }) => [title, company, bullets.join(' / ')].join(' | '),
  );

test.each([
  [
    'a specialist',
    'Spécialiste recrutement, 30 postes par an\nMartinon Conseil, Lyon\n2015 – 2019\n- Entretiens',
    'Spécialiste recrutement | Martinon Conseil | 30 postes par an / Entretiens',
  ],
  [
    'whom one taught',
    'Tutorat, 6 élèves\nAssociation Coup de pouce, Dole\n2015 – 2019',
    'Tutorat, 6 élèves | Association Coup de pouce | ',
  ],
  [
    'a house of one word',
    'Soutien scolaire, 9 élèves\nProfélia\n2015 – 2019',
    'Soutien scolaire, 9 élèves | Profélia | ',
  ],
  [
    'whom one sold to',
    'Vente à domicile, 20 clientes\nCuistoplast\n2015 – 2019',
    'Vente à domicile, 20 clientes | Cuistoplast | ',
  ],
  [
    'no employer at all',
    'Élevage de chèvres, 4 hectares\nDepuis 2015\n- Fromages',
    'Élevage de chèvres, 4 hectares |  | Fromages',
  ],
])('a title with a number is no description of a house: %s', (_what, text, expected) => {
  expect(jobs(text)).toEqual([expected]);
});

test.each([
  'Négoce Martinon\nNégoce de bois, 40 salariés\nComptable\n2015 – 2019\n- Saisie',
  'Négoce Martinon\nNégoce de bois, 3 dépôts\nComptable\n2015 – 2019\n- Saisie',
  'Négoce Martinon\nSpécialiste du bois, 40 salariés\n2015 – 2019\nComptable\n- Saisie',
])('what a house does, beside its name and the title, is told with the duties: %j', (text) => {
  expect(jobs(text)).toEqual([
    expect.stringMatching(/^Comptable \| Négoce Martinon \| .*bois, \d+ \p{L}+ \/ Saisie$/u),
  ]);
});
