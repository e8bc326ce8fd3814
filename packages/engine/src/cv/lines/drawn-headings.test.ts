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
