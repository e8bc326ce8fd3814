import { expect, it } from 'vitest';
import type { Run } from './run.ts';
import { splitItems } from './split-cells.ts';

function row(y: number, ...cells: [text: string, x: number][]) {
  const runs = cells.map(([text, x]): Run => {
    return { text, x, y, width: text.length * 5, size: 10, bold: false, spaceAfter: false };
  });
  return { runs, y };
}

function read(...rows: { runs: Run[]; y: number }[]): string[] {
  return splitItems(rows).map(({ runs }) => runs.map(({ text }) => text).join(' | '));
}

it('tags side by side are items of their own', () => {
  const rows = [
    row(10, ['Pâtisserie', 20], ['Tourage', 90]),
    row(30, ['Four', 20], ['Glaçage', 60]),
    row(50, ['Vente', 20]),
  ];
  expect(read(...rows)).toEqual(['Pâtisserie', 'Tourage', 'Four', 'Glaçage', 'Vente']);
});

it('rows with gaps of all widths are no tags, however many they are', () => {
  const rows = Array.from({ length: 3000 }, (_, each) =>
    row(10 + each * 20, ['Vente', 20], ['Caisse', 70 + (each % 7) * 4]),
  );
  expect(splitItems(rows)).toHaveLength(3000);
});

it('tags of one row are, where nothing else stands in the region', () => {
  expect(read(row(10, ['Voile', 20], ['Cirque', 68]))).toEqual(['Voile', 'Cirque']);
  expect(read(row(10, ['Voile', 20], ['Cirque', 120]))).toEqual(['Voile | Cirque']);
});

it('so are the cells of a list in columns', () => {
  const rows = [
    row(10, ['Estimation', 20], ['Mandats', 120], ['Visites', 220]),
    row(24, ['Bail', 20], ['Syndic', 120], ['Word', 220]),
  ];
  expect(read(...rows)).toEqual(['Estimation', 'Mandats', 'Visites', 'Bail', 'Syndic', 'Word']);
});

it('a language and its level, a title and its dates, a label and its list stay together', () => {
  const rows = [
    row(10, ['Anglais', 20], ['courant', 75]),
    row(30, ['Allemand', 20], ['notions', 80]),
    row(50, ['Vendeuse', 20], ['2019 – 2021', 80]),
    row(70, ['Outils', 20], ['Word', 140]),
    row(84, ['Langages', 20], ['Java', 140]),
  ];
  expect(read(...rows)).toEqual(rows.map(({ runs }) => runs.map(({ text }) => text).join(' | ')));
});
