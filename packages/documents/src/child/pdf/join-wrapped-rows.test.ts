import { expect, it } from 'vitest';
import { joinWrappedRows, type PlacedLine } from './join-wrapped-rows.ts';

const size = 10;

/** Lines of one column, each so many points below the one before. */
function column(...rows: [text: string, pitch: number, look?: Partial<PlacedLine>][]): PlacedLine[] {
  let y = 100;
  return rows.map(([text, pitch, look]) => {
    y += pitch;
    const at = { x: 20, textX: 20, right: 20 + text.length * 5 };
    return { text, y, size, bold: false, bullet: false, newParagraph: false, ...at, ...look };
  });
}

function read(lines: PlacedLine[], limit = 160): string[] {
  return joinWrappedRows(lines, limit).map(({ text }) => text);
}

it('what brackets hold together is one line', () => {
  const lines = column(['Premiers secours (2 jours,', 13], ['2023)', 13], ['Gestes (1 h', 16], ['Extincteurs', 13]);
  expect(read(lines, 400)).toEqual(['Premiers secours (2 jours, 2023)', 'Gestes (1 h', 'Extincteurs']);
});

it('a line that ends on a small word goes on, and one broken at a comma where nothing more fitted', () => {
  expect(read(column(['Bénévole au comité de', 13], ['Morlaix', 13]))).toEqual(['Bénévole au comité de Morlaix']);
  expect(read(column(['CACES R489 catégorie', 13], ['3', 13], ['2019', 30]))).toEqual([
    'CACES R489 catégorie 3',
    '2019',
  ]);
  const lines = column(['Licence de débit de boissons,', 13], ['4e catégorie (2021)', 13]);
  expect(read(lines)).toEqual(['Licence de débit de boissons, 4e catégorie (2021)']);
  expect(read(lines, 400)).toEqual(lines.map(({ text }) => text));
});

it('items stand further apart than the lines of one', () => {
  const lines = column(
    ['Amazon Certified Cloud', 20],
    ['Practitioner', 13],
    ['Professional Scrum Master I', 18],
    ['TOEIC 905', 18],
  );
  expect(read(lines)).toEqual(['Amazon Certified Cloud Practitioner', 'Professional Scrum Master I', 'TOEIC 905']);
});

it.each([
  ['Marmande', ['Gestionnaire de paie du syndicat des eaux Marmande', 'TOEIC 905']],
  ['Novembre', ['Gestionnaire de paie du syndicat des eaux', 'Novembre', 'TOEIC 905']],
])('a name that begins like a month is no date: %s', (word, expected) => {
  const lines = column(['Gestionnaire de paie du syndicat des eaux', 20], [word, 13], ['TOEIC 905', 18]);
  expect(read(lines, 240)).toEqual(expected);
});

it('a school under a diploma, a date, a heading or another item is no rest of the line above', () => {
  const lines = column(
    ['Diplôme d’État d’infirmière', 20, { bold: true }],
    ['IFSI du CHU de Poitiers', 13],
    ['2009 – 2012', 13],
    ['LOGICIELS UTILISÉS', 13],
    ['• Word', 13, { bullet: true }],
    ['• Excel', 13, { bullet: true }],
  );
  expect(read(lines)).toEqual(lines.map(({ text }) => text));
});

it('hyphens of a word, and of a name, at the end of a line', () => {
  const lines = column(['Mise en ligne, réfé\u2010', 13], ['rencement, suivi', 13]);
  expect(read(lines, 120)).toEqual(['Mise en ligne, référencement, suivi']);
  expect(read(column(['Collège Les Hauts-', 13], ['Prés, Lens', 13]), 115)).toEqual(['Collège Les Hauts-Prés, Lens']);
});

it('under a bullet, and under the words beside a date', () => {
  const hanging = column(
    ['• Refonte du site de la mairie en Vue', 13, { bullet: true, textX: 30 }],
    ['Storefront', 13, { x: 30, textX: 30 }],
  );
  expect(read(hanging, 210)).toEqual(['• Refonte du site de la mairie en Vue Storefront']);
  const dated = column(
    ['2020	Diplôme d’aide-soignant (obtenu en', 13, { textX: 60 }],
    ['juillet)', 13, { x: 60, textX: 60 }],
  );
  expect(read(dated, 210)).toEqual(['2020	Diplôme d’aide-soignant (obtenu en juillet)']);
});

it('addresses are put together by whoever reads them', () => {
  const lines = column(['linkedin.com/in/anne-', 13], ['martin', 13]);
  expect(read(lines, 130)).toEqual(lines.map(({ text }) => text));
});

it('labels in a margin go on with what they label, dates begin another line', () => {
  const cells = (text: string): [string, number, Partial<PlacedLine>] => [text, 13, { textX: 90 }];
  const lines = column(cells('Compétences liées à\tsoudure, lecture de plans,'), cells('l’emploi\tmétrologie'));
  expect(read(lines, 400)).toEqual(['Compétences liées à l’emploi\tsoudure, lecture de plans, métrologie']);
  const jobs = column(cells('mars 2020 –\tSoudeur, Aciéries'), cells('août 2021\tsoudure de cuves'));
  expect(read(jobs, 400)).toEqual(jobs.map(({ text }) => text));
  const labels = column(cells('Outils\tMaple'), cells('logiciels\tExcel'));
  expect(read(labels, 400)).toEqual(labels.map(({ text }) => text));
});

it('a word broken at its own hyphen goes on, in a column with room left too', () => {
  expect(read(column(['MES POINTS-', 13, { bold: true }], ['FORTS', 13, { bold: true }]), 400)).toEqual([
    'MES POINTS-FORTS',
  ]);
  const cell = column(['2015 -', 13], ['Vendeuse', 13]);
  expect(read(cell, 400)).toEqual(cell.map(({ text }) => text));
});

it('a bold title goes on in small letters where the column ends, plain items do not', () => {
  const title: [string, number, Partial<PlacedLine>][] = [
    ['Licence Gestion', 13, { bold: true }],
    ['des entreprises', 13, { bold: true }],
  ];
  expect(read(column(...title), 80)).toEqual(['Licence Gestion des entreprises']);
  expect(read(column(...title), 400)).toEqual(['Licence Gestion', 'des entreprises']);
  expect(read(column(['Tri sélectif', 13], ['lavage', 13]), 62)).toEqual(['Tri sélectif', 'lavage']);
});
