import { describe, expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const parts = [
  ['Parcours', 'Serveuse, Café des Arts, Lyon\n2019 – 2022\n- Service en salle, 40 couverts'],
  ['Champs de compétences', '- Encaissement\n- Accueil'],
  ['Cursus universitaire', '2017 : BTS MCO, lycée Colbert'],
  ['Langue', 'Anglais : B2'],
  ['Activités', 'Randonnée, lecture'],
] as const;

/** A CV as pasted text, its headings drawn in one way, without blank lines but below the address or between all parts. */
function headingsOf(draw: (words: string, number: number) => string, between: string): string[] {
  const sections = parts.map(([words, lines], index) => `${draw(words, index + 1)}${between}${lines}`);
  const text = `Léa Morin\nlea.morin@example.com\n06 39 98 12 34\n\n${sections.join(between)}`;
  return parseCv({ text }).headings.map((heading) => heading.text.replace(/^\d\W+/, ''));
}

describe('headings of a pasted text are known by what is drawn around them', () => {
  test.each([
    ['a square before them', (words: string) => `■ ${words}`],
    ['an arrow', (words: string) => `► ${words}`],
    ['two arrows', (words: string) => `>> ${words}`],
    ['brackets', (words: string) => `[ ${words} ]`],
    ['a number', (words: string, number: number) => `${number}. ${words}`],
    ['a rule below', (words: string) => `${words}\n==========`],
    ['a rule of dashes', (words: string) => `${words}\n----------`],
  ])('%s', (_, draw) => {
    expect(headingsOf(draw, '\n')).toEqual(parts.map(([words]) => words));
    expect(headingsOf(draw, '\n\n')).toEqual(parts.map(([words]) => words));
  });
});

test('a square before the items of a list makes no headings of them', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\nCOMPÉTENCES\n\n■ Formation\n■ Informatique\n■ Langues\n■ Caisse\n\nLANGUES\n\nAnglais\n\nLOISIRS\n\nLecture';
  expect(parseCv({ text }).headings.map((heading) => heading.text)).toEqual(['COMPÉTENCES', 'LANGUES', 'LOISIRS']);
});

test('numbered jobs below headings with a colon are no headings', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\nExpérience :\n1. Serveuse\nCafé des Arts, Lyon\n2019 – 2022\n2. Cariste\nLogiport, Dole\n2017 – 2018\n\nFormation :\n2014 : BTS MCO, lycée Colbert\n\nLangues :\nAnglais B2\n\nLoisirs :\nLecture';
  const cv = parseCv({ text });
  expect(cv.headings.map((heading) => heading.kind)).toEqual(['experience', 'education', 'languages', 'interests']);
  expect(cv.experiences.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Serveuse | Café des Arts',
    'Cariste | Logiport',
  ]);
});

test('a rule between two jobs parts them', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\nEXPÉRIENCE\n\nCafé des Arts, Lyon\nServeuse\n2019 – 2022\n- Service en salle\n----------\nLogiport, Dole\nCariste\n2017 – 2018\n- Quais';
  expect(parseCv({ text }).experiences.map(({ title, company }) => `${title} | ${company}`)).toEqual([
    'Serveuse | Café des Arts',
    'Cariste | Logiport',
  ]);
});

test('an arrow drawn as « => » stands before items', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\nCOMPÉTENCES\n=> Informatique\n=> Langues\n=> Permis B\nFORMATION\n=> 2014 : BTS MCO, lycée Colbert\nLOISIRS\n=> Lecture';
  expect(parseCv({ text }).headings.map((heading) => heading.text)).toEqual(['COMPÉTENCES', 'FORMATION', 'LOISIRS']);
});

test('a heading with dashes behind it does not run on', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\nFORMATION-------\nBTS MCO, lycée Colbert, 2014\n\nLANGUES---------\nAnglais B2\n\nLOISIRS---------\nLecture';
  expect(parseCv({ text }).headings.map((heading) => heading.text)).toEqual(['FORMATION', 'LANGUES', 'LOISIRS']);
});

test.each([
  ['two arrows', '>> Conseil client', '>> Informatique', '>> Langues'],
  ['a square', '■ Conseil client', '■ Informatique', '■ Langues'],
  ['a number', '1. Conseil client', '2. Communication', '3. Informatique'],
])('duties with %s before them are no headings', (_, ...duties) => {
  const text = `Léa Morin\nlea.morin@example.com\n\nEXPÉRIENCE\nVendeuse, boutique Lola, Dole, 2019 – 2024\n${duties.join('\n')}\nCaissière, supermarché Géo, Dole, 2016 – 2019\nFORMATION\n2014 : BTS MCO, lycée Colbert\nLANGUES\nAnglais`;
  const cv = parseCv({ text });
  expect(cv.headings.map((heading) => heading.text)).toEqual(['EXPÉRIENCE', 'FORMATION', 'LANGUES']);
  expect(cv.experiences.map(({ company }) => company)).toEqual(['boutique Lola', 'supermarché Géo']);
});

test('duties with the sign of the headings stay duties', () => {
  const text =
    'Léa Morin\nlea.morin@example.com\n\n❖ Expériences\nVendeuse, Mode Ouest, Dole, 2019 – 2024\n❖ Conseil client\n❖ Encaissement\n❖ Formation\n2014 : BTS MCO, lycée Colbert\n❖ Langues\nAnglais';
  expect(parseCv({ text }).experiences[0]?.bullets).toEqual(['Conseil client', 'Encaissement']);
});
