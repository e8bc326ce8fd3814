import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

function studiesOf(lines: string): string[] {
  const text = `Léa Morin\nlea.morin@example.com\n\nEXPÉRIENCE\n\nServeuse, Café des Arts, Lyon\n2019 – 2022\n\nFORMATION\n\n${lines}\n\nLANGUES\n\nAnglais : B2`;
  return parseCv({ text }).education.map(({ degree, school, year }) => `${degree} | ${school} | ${year}`);
}

describe('a school stands with its diploma', () => {
  test('in a bracket behind it, with its town', () => {
    expect(studiesOf('2016 : BTS NRC (Lycée Les Iris, Lyon)\nBac STG Mercatique (lycée de Grand Air), 2013')).toEqual([
      'BTS NRC | Lycée Les Iris | 2016',
      'Bac STG Mercatique | lycée de Grand Air | 2013',
    ]);
  });

  test('a bracket that writes a diploma out names no school', () => {
    expect(studiesOf('DU (diplôme d’université) Plaies et cicatrisation, 2019')[0]).toMatch(/^DU .*\| null \| 2019$/);
  });

  test('behind a small word', () => {
    expect(studiesOf('Maîtrise d’informatique à Université d’Artois (2003)')).toEqual([
      'Maîtrise d’informatique | Université d’Artois | 2003',
    ]);
  });

  test('above each, without blank lines', () => {
    const lines =
      'IUT Nancy-Charlemagne\nLicence professionnelle Métiers de la GRH\n2017 – 2019\nAFPA de Laxou\nTitre professionnel Gestionnaire de paie\n2012 – 2014\nLycée Loritz\nBTS Assistant de gestion\n2010 – 2012';
    expect(studiesOf(lines)).toEqual([
      'Licence professionnelle Métiers de la GRH | IUT Nancy-Charlemagne | 2019',
      'Titre professionnel Gestionnaire de paie | AFPA de Laxou | 2014',
      'BTS Assistant de gestion | Lycée Loritz | 2012',
    ]);
  });

  test('above it in the capitals of the headings', () => {
    expect(studiesOf('LYCÉE ALBERT-BAYET\nBac technologique Hôtellerie\n2014 - 2016')).toEqual([
      'Bac technologique Hôtellerie | LYCÉE ALBERT-BAYET | 2016',
    ]);
  });

  test('below it in small letters', () => {
    expect(studiesOf('1997 – BEP maintenance des systèmes mécaniques\nlycée Turgot, Nantes')).toEqual([
      'BEP maintenance des systèmes mécaniques | lycée Turgot | 1997',
    ]);
  });
});

test('the labels of studies are no diplomas', () => {
  const lines =
    'Diplôme : Licence d’histoire de l’art\nÉtablissement : Université Rennes 2\nAnnée : 2013\n\nDiplôme : Bac STI2D\nÉtablissement : lycée Joliot-Curie\nAnnée : 2010';
  expect(studiesOf(lines)).toEqual([
    'Licence d’histoire de l’art | Université Rennes 2 | 2013',
    'Bac STI2D | lycée Joliot-Curie | 2010',
  ]);
});

test('the letters of a diploma may have full stops', () => {
  expect(studiesOf('B.E.P. Électrotechnique\nLycée Turgot\n1997\nBac pro EIE\nLycée Turgot\n1999')).toEqual([
    'B.E.P. Électrotechnique | Lycée Turgot | 1997',
    'Bac pro EIE | Lycée Turgot | 1999',
  ]);
});

test('a kind of school without a name is no school', () => {
  expect(
    studiesOf(
      'Master Métiers de l’enseignement à l’école primaire, 2015\n\nCAP Cuisine (école par alternance), 2008',
    )[0],
  ).toBe('Master Métiers de l’enseignement à l’école primaire | null | 2015');
});

test('a school with its years above each diploma is that diploma’s', () => {
  const lines =
    '2015 – 2017 Master chimie\nUniversité de Lille 2016 – 2017\nMaster 2 chimie verte\nUniversité de Metz 2015 – 2016\nMaster 1 chimie\n2012 – 2015 Licence de chimie';
  expect(studiesOf(lines).slice(1, 3)).toEqual([
    'Master 2 chimie verte | Université de Lille | 2017',
    'Master 1 chimie | Université de Metz | 2016',
  ]);
});

test('below their diplomas, they are those’', () => {
  expect(
    studiesOf('2010 – 2013 Licence de chimie\nUniversité de Dole, 2013\nBaccalauréat S\nLycée Lacoste, 2010'),
  ).toEqual(['Licence de chimie | Université de Dole | 2013', 'Baccalauréat S | Lycée Lacoste | 2010']);
});

test('a stay abroad and a contest name no school of the diploma above', () => {
  expect(studiesOf('2014 – 2017 Licence LEA\nUniversité de Cork, 2016 : semestre Erasmus')[0]).toBe(
    'Licence LEA | null | 2017',
  );
  expect(studiesOf('2012 – 2014 Master de chimie\nThèse présentée au concours des jeunes chercheurs, 2014')[0]).toBe(
    'Master de chimie | null | 2014',
  );
});
