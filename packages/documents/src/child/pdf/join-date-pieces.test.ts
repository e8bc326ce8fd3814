import { expect, it } from 'vitest';
import { joinDatePieces } from './join-date-pieces.ts';
import { makeSegments } from './make-segments.ts';
import type { Run } from './run.ts';

const pitch = 13;

function run(text: string, x: number, row: number): Run {
  return { text, x, y: row * pitch, width: text.length * 5, size: 10, bold: false, spaceAfter: false };
}

/** The texts of the page, and the rows they stand on. */
function join(...runs: Run[]): [string, number][] {
  return joinDatePieces(makeSegments(runs)).map(({ runs: parts, y }) => [
    parts.map(({ text }) => text).join(' '),
    y / pitch,
  ]);
}

it('dates that a narrow margin breaks stand whole beside the title', () => {
  const text = [run('Cariste', 120, 1), run('Logiparc', 120, 2), run('Chargement de camions', 120, 3)];
  expect(join(run('De septembre', 40, 1), run('2016 à', 40, 2), run('août 2018', 40, 3), ...text)).toEqual([
    ['De septembre 2016 à août 2018', 1],
    ['Cariste', 1],
    ['Logiparc', 2],
    ['Chargement de camions', 3],
  ]);
  expect(join(run('Depuis le 1', 40, 1), run('er', 95, 1), run('mars', 108, 1), run('2019', 40, 2))).toEqual([
    ['Depuis le 1er mars 2019', 1],
  ]);
  expect(join(run('02/2023', 40, 1), run('– ce jour', 40, 2))).toEqual([['02/2023 – ce jour', 1]]);
});

it('at the right edge too', () => {
  const atEdge = (text: string, row: number) => run(text, 500 - text.length * 5, row);
  expect(join(atEdge('Janvier 2018 –', 1), atEdge('aujourd’hui', 2))).toEqual([['Janvier 2018 – aujourd’hui', 1]]);
});

it('dates of entries one under the other stay apart', () => {
  expect(join(run('2019', 40, 1), run('2016', 40, 2))).toHaveLength(2);
  expect(join(run('2018 – 2019', 40, 1), run('mai 2017', 40, 2))).toHaveLength(2);
  expect(join(run('2018 –', 40, 1), run('2019', 40, 5))).toHaveLength(2);
  expect(join(run('Depuis', 40, 1), run('Depuis', 40, 2))).toHaveLength(2);
  expect(join(run('Mars', 40, 1), run('Juin', 40, 2), { ...run('2020', 40, 3), bold: true })).toHaveLength(3);
  expect(join(run('2021 –', 40, 1), run('2018 – 2021', 40, 2))).toHaveLength(2);
  expect(join(run('09/2021 –', 40, 1), run('03/2018 –', 40, 2), run('08/2021', 40, 3))).toHaveLength(2);
});
