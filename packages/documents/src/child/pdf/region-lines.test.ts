import { expect, test } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { makeSegments } from './make-segments.ts';
import { regionLines } from './region-lines.ts';
import type { Run } from './run.ts';

function run(text: string, x: number, row: number, bold = false): Run {
  return { text, x, y: row * 14, width: text.length * 5, size: 10, bold, spaceAfter: false };
}

/** « **CUISINIER** HÔTEL DU LAC »: two runs with a space between. */
function twoLooks(bold: string, plain: string, row: number): Run[] {
  return [run(bold, 50, row, true), run(plain, 50 + bold.length * 5 + 3, row)];
}

const read = (runs: Run[]) => regionLines(makeSegments(runs), []).map((line) => cleanText(line.text));

test('under dates, bold capitals tell what one was and plain ones where', () => {
  expect(
    read([
      run('04/2019 – 09/2022', 50, 1),
      ...twoLooks('CUISINIER DE COLLECTIVITÉ', 'CASA DO LAGO', 2),
      run('Repas pour 200 personnes', 50, 3),
    ]),
  ).toEqual(['04/2019 – 09/2022', 'CUISINIER DE COLLECTIVITÉ\tCASA DO LAGO', 'Repas pour 200 personnes']);
});

test('a name, a sentence and an aside keep their words together', () => {
  expect(read(twoLooks('LÉA', 'MARCHAND', 1))).toEqual(['LÉA MARCHAND']);
  expect(read([run('2019 – 2022', 50, 1), ...twoLooks('Cuisinier', 'à l’Hôtel du Lac', 2)])).toEqual([
    '2019 – 2022',
    'Cuisinier à l’Hôtel du Lac',
  ]);
  expect(read([run('2019 – 2022', 50, 1), ...twoLooks('CHEF DE RANG', '(SAISON)', 2)])).toEqual([
    '2019 – 2022',
    'CHEF DE RANG (SAISON)',
  ]);
});

test.each([
  ['BTS', 'HÔTELLERIE'],
  ['MENTION COMPLÉMENTAIRE', 'DE PÂTISSERIE'],
  ['EMPLOYÉE', 'EN BLANCHISSERIE'],
  ['AIDE', 'À DOMICILE'],
])('one title whose first words are bold stays whole: %s %s', (bold, plain) => {
  expect(read([run('2019 – 2022', 50, 1), ...twoLooks(bold, plain, 2), run('Pliage', 50, 3)])[1]).toBe(
    `${bold} ${plain}`,
  );
});
