import { expect, test } from 'vitest';
import { documentText } from '../../testing/told-by.ts';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';

const read = (jobs: string) =>
  parseCv({ text: `Léa Marin\n\nEXPÉRIENCES\n${jobs}\n\nFORMATION\n2012 : CAP Vente, Dijon` });
const told = (jobs: string) =>
  read(jobs).experiences.map(({ title, company, bullets }) => [title, company, bullets.length].join(' | '));

test.each([
  [
    'Conducteur de travaux principal, gros\tDepuis avril 2023\nœuvre et second œuvre\nEtxe Bâti Sud\n- Planning',
    'Conducteur de travaux principal, gros œuvre et second œuvre | Etxe Bâti Sud | 1',
  ],
  [
    'Responsable de la maintenance industrielle et des\ntravaux neufs\t2019-2021\nFonderie Lacaze, Dole\n- Planning',
    'Responsable de la maintenance industrielle et des travaux neufs | Fonderie Lacaze | 1',
  ],
  [
    'Assistante administrative et\ncomptable\nGarage Hélias, Brest\n2018 – 2024\n- Saisie',
    'Assistante administrative et comptable | Garage Hélias | 1',
  ],
  [
    '2018 – 2024\nTechnicien de maintenance des systèmes\nautomatisés\nGarage Hélias, Brest\n- Saisie',
    'Technicien de maintenance des systèmes automatisés | Garage Hélias | 1',
  ],
])('a title over two lines is read whole: %s', (lines, job) => {
  expect(told(lines)).toEqual([job]);
});

test.each([
  ['Vendeuse\t2018 – 2024\nboulangerie Petit, Brest\n- Caisse', 'Vendeuse'],
  ['Technicienne de laboratoire\t2018 – 2024\nlaboratoire Petit\nDole\n- Analyses', 'Technicienne de laboratoire'],
  ['Technicienne de laboratoire\t2018 – 2024\nanalyses et prélèvements\nLabo Petit', 'Technicienne de laboratoire'],
  [
    '2018 – 2024\nLabo Petit, Dole\nTechnicienne de laboratoire\ndepuis 2024\nLabo Grand, Dole\nCheffe d’atelier',
    'Technicienne de laboratoire',
  ],
  [
    '2018 – 2024\nLabo Petit\nTechnicienne de laboratoire\ndéveloppement d’un portail\n2016 – 2018\nLabo Grand\nCheffe d’atelier',
    'Technicienne de laboratoire',
  ],
])('a house, a duty or dates below a title is no end of it: %s', (lines, title) => {
  expect(read(lines).experiences[0]?.title).toBe(title);
});

test('no half of a title is left over', () => {
  const cv = read('Conducteur de travaux, gros\tDepuis avril 2023\nœuvre et second œuvre\nEtxe Bâti Sud\n- Planning');
  const text = documentText(optimiseCv({ cv, offer: null }));
  expect(text).toContain('Conducteur de travaux, gros œuvre et second œuvre');
  expect(text.match(/œuvre/g)).toHaveLength(2);
});
