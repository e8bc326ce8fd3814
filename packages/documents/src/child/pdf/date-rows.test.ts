import { expect, it } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { cutRegion } from './cut-region.ts';
import { makeSegments } from './make-segments.ts';
import { regionLines } from './region-lines.ts';
import type { Run } from './run.ts';

const pitch = 14;

function run(text: string, x: number, row: number, bold = false): Run {
  return { text, x, y: row * pitch, width: text.length * 5, size: 10, bold, spaceAfter: false };
}

/** A text that ends at the right edge of the page. */
function atEdge(text: string, row: number): Run {
  return run(text, 540 - text.length * 5, row);
}

function column(x: number, row: number, ...texts: string[]): Run[] {
  return texts.map((text, index) => run(text, x, row + index));
}

function read(runs: Run[]): string[] {
  return cutRegion(makeSegments(runs)).regions.flatMap((region) =>
    regionLines(region, []).map((line) => cleanText(line.text)),
  );
}

const top = [
  ...column(50, 1, 'Profil', 'Soudeuse depuis', 'douze ans', 'en atelier'),
  ...column(220, 1.4, 'Formation', 'CAP Soudage', 'CFA de Vienne', '2012'),
  ...column(400, 1.7, 'Contact', '06 39 98 00 01', 'Vienne'),
];
const jobs = [
  run('Parcours', 50, 8, true),
  run('Soudeuse TIG', 50, 9, true),
  atEdge('Mars 2019 – auj.', 9),
  ...column(50, 10, 'Chaudronnerie Exemple, Vienne', 'Assemblage de cuves en inox sous pression', 'Contrôle visuel'),
  run('Monteuse', 50, 14, true),
  atEdge('Sept. 2012 – févr. 2019', 14),
  ...column(50, 15, 'Tuyauterie Exemple, Givors', `Pose de lignes de vapeur ${'et de gaz '.repeat(7)}`.trim()),
  run('Apprentie', 50, 17, true),
  atEdge('2010 – 2012', 17),
];
const foot = [
  ...column(50, 20, 'Savoir-faire', 'TIG', 'Lecture de plans', 'Traçage'),
  ...column(220, 20.4, 'Langues', 'Anglais', 'Italien', 'Arabe'),
  ...column(400, 20.7, 'Loisirs', 'Escalade', 'Chorale', 'Vélo'),
];

it('reads dates at the right edge on the line of what they date, between columns', () => {
  const lines = read([...top, ...jobs, ...foot]);
  expect(lines.slice(lines.indexOf('Parcours'), lines.indexOf('Savoir-faire'))).toEqual([
    'Parcours',
    'Soudeuse TIG\tMars 2019 – auj.',
    'Chaudronnerie Exemple, Vienne',
    'Assemblage de cuves en inox sous pression',
    'Contrôle visuel',
    'Monteuse\tSept. 2012 – févr. 2019',
    'Tuyauterie Exemple, Givors',
    `Pose de lignes de vapeur ${'et de gaz '.repeat(7)}`.trim(),
    'Apprentie\t2010 – 2012',
  ]);
  expect(lines.slice(0, 11)).toEqual([
    ...['Profil', 'Soudeuse depuis', 'douze ans', 'en atelier', 'Formation', 'CAP Soudage', 'CFA de Vienne', '2012'],
    ...['Contact', '06 39 98 00 01', 'Vienne'],
  ]);
  expect(lines.slice(-4)).toEqual(['Loisirs', 'Escalade', 'Chorale', 'Vélo']);
});

it('leaves a column alone in which dates stand among other lines', () => {
  const left = Array.from({ length: 12 }, (_, index) => `Assemblage de pièces en inox ${index}`);
  const right = ['Formation', 'CAP Soudage', '2012', 'BEP', '2010', 'Langues', 'Anglais', 'Italien', 'Arabe', 'Tamoul'];
  expect(read([...column(50, 1, ...left), ...column(400, 1.5, ...right)])).toEqual([...left, ...right]);
});

it('reads dates of two figures and seasons so too, the first of them between columns', () => {
  const long = `Pose de lignes de vapeur ${'et de gaz '.repeat(7)}`.trim();
  const shortDates = [
    run('Parcours', 50, 8, true),
    run('Soudeuse TIG', 50, 9, true),
    atEdge('mars 19 → auj.', 9),
    ...column(50, 10, 'Chaudronnerie Exemple, Vienne', long),
    run('Monteuse', 50, 13, true),
    atEdge('sept. ’12 – févr. 19', 13),
    ...column(50, 14, 'Tuyauterie Exemple, Givors', long),
    run('Glacière', 50, 17, true),
    atEdge('étés 10 et 11', 17),
    run('Kiosque Exemple', 50, 18),
  ];
  const studies = [
    ...column(50, 21, '2012', 'CAP Soudage', 'CFA de Vienne'),
    ...column(220, 21, '2010', 'BEP Métallerie', 'Lycée Exemple'),
    ...column(420, 21, '2008', 'Brevet', 'Collège Exemple'),
  ];
  expect(read([...top, ...shortDates, ...studies]).slice(11)).toEqual([
    ...['Parcours', 'Soudeuse TIG\tmars 19 → auj.', 'Chaudronnerie Exemple, Vienne', long],
    ...['Monteuse\tsept. ’12 – févr. 19', 'Tuyauterie Exemple, Givors', long],
    ...['Glacière\tétés 10 et 11', 'Kiosque Exemple'],
    ...['2012', 'CAP Soudage', 'CFA de Vienne', '2010', 'BEP Métallerie', 'Lycée Exemple'],
    ...['2008', 'Brevet', 'Collège Exemple'],
  ]);
});

it('figures that no month comes before are no dates', () => {
  const left = Array.from({ length: 12 }, (_, index) => `Assemblage de pièces ${index}`);
  const right = ['Compétences', '12 – 15', 'Soudage', '18', 'Traçage', '16 / 20', 'Lecture', '14'];
  expect(read([...column(50, 1, ...left), ...column(400, 1, ...right)])).toEqual([...left, ...right]);
});
