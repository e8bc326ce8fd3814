import { expect, test } from 'vitest';
import type { Rule } from './rules-in.ts';
import type { Run } from './run.ts';
import { tableSegments } from './table-segments.ts';

const size = 10;
const width = (text: string) => text.length * 5;

type Cell = string[];

/** A table from the top left, its cells with their lines; « * » before a line in bold, rules around every cell. */
function drawn(rows: Cell[][], edges: number[], first = 100) {
  const runs: Run[] = [];
  const rules: Rule[] = [];
  let y = first;
  for (const cells of rows) {
    const height = Math.max(...cells.map((lines) => lines.length)) * 13 + 6;
    cells.forEach((lines, column) => {
      const x = edges[column] as number;
      lines.forEach((line, index) => {
        const text = line.replace(/^\*/, '');
        const place = { x: x + 4, y: y + 13 + index * 13, width: width(text), size };
        if (text !== '') runs.push({ text, ...place, bold: line.startsWith('*'), spaceAfter: false });
      });
    });
    for (const at of edges) rules.push({ isAcross: false, at, from: y, to: y + height });
    edges.slice(1).forEach((to, column) => {
      const from = edges[column] as number;
      rules.push({ isAcross: true, at: y, from, to }, { isAcross: true, at: y + height, from, to });
    });
    y += height;
  }
  return { runs, rules };
}

const told = ({ runs, rules }: { runs: Run[]; rules: Rule[] }) =>
  tableSegments(runs, rules)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((segment) => segment.runs.map(({ text }) => text).join(' | '));

const head: Cell[] = [['*Dates'], ['*Poste'], ['*Employeur'], ['*Lieu']];

test('the rows of a ruled table are read across, whatever wraps in a cell', () => {
  const table = drawn(
    [
      head,
      [['06/2017 –', '01/2019'], ['Comptable'], ['Scierie des Hauts', 'Plateaux'], ['Pontarlier', '(25)']],
      [['2014 – 2016'], ['Aide-comptable'], ['Garage Lacaze-', 'Darnal'], ['Dole']],
      [['2013 – 2014'], ['Congé parental'], ['–'], ['–']],
    ],
    [40, 110, 200, 290, 350],
  );
  expect(told(table)).toEqual([
    'Dates | Poste | Employeur | Lieu',
    '06/2017 – 01/2019 | Comptable | Scierie des Hauts Plateaux | Pontarlier (25)',
    '2014 – 2016 | Aide-comptable | Garage Lacaze-Darnal | Dole',
    '2013 – 2014 | Congé parental | – | –',
  ]);
});

test('the duties of a cell stand below the row', () => {
  const table = drawn(
    [
      head,
      [['2017 – 2019'], ['*Comptable', '• Saisie', '• Relances'], ['Scierie Lacaze'], ['Dole']],
      [['2014 – 2016'], ['Vendeuse', 'Caisse, vitrine'], ['Primeurs Roy'], ['Dole']],
    ],
    [40, 110, 260, 360, 420],
  );
  expect(told(table)).toEqual([
    'Dates | Poste | Employeur | Lieu',
    '2017 – 2019 | Comptable | Scierie Lacaze | Dole',
    '• Saisie',
    '• Relances',
    '2014 – 2016 | Vendeuse | Primeurs Roy | Dole',
    'Caisse, vitrine',
  ]);
});

test('beside a cell that lists duties, the lines of the others are the head', () => {
  const list = ['• Accueil', '• Caisse'];
  const table = drawn(
    [
      [['*Dates'], ['*Poste'], ['*Missions']],
      [['2017 – 2019'], ['*Vendeuse', 'Primeurs Roy', 'Dole'], list],
      [['2014 – 2016'], ['*Serveuse', 'Bar du Lac', 'Dole'], list],
    ],
    [40, 130, 260, 400],
  );
  expect(told(table)).toEqual([
    'Dates | Poste | Missions',
    '2017 – 2019 | Vendeuse | Primeurs Roy | Dole',
    ...list,
    '2014 – 2016 | Serveuse | Bar du Lac | Dole',
    ...list,
  ]);
});

test('duties below a title that fills its cell begin anew', () => {
  const row = (dates: string, title: string): Cell[] => [[dates], [title, 'Accueil, caisse, vitrine'], ['Bar du Lac']];
  const table = drawn(
    [row('2017 – 2019', 'Vendeuse en boulangerie'), row('2014 – 2016', 'Serveuse')],
    [40, 130, 260, 400],
  );
  expect(told(table).slice(0, 2)).toEqual([
    '2017 – 2019 | Vendeuse en boulangerie | Bar du Lac',
    'Accueil, caisse, vitrine',
  ]);
});

test('what stands beside a table is none of its cells', () => {
  const table = drawn([head, [['2017'], ['Vendeuse'], ['Primeurs Roy'], ['Dole']]], [200, 250, 330, 420, 480]);
  const beside: Run = { text: 'Anglais B2', x: 40, y: 133, width: 50, size, bold: false, spaceAfter: false };
  expect(told({ ...table, runs: [...table.runs, beside] })).toContain('Anglais B2');
});

test.each<[string, Cell[][]]>([
  [
    'a table without dates',
    [
      [['*Langue'], ['*Lu'], ['*Écrit']],
      [['Anglais'], ['B2'], ['B1']],
      [['Italien'], ['A2'], ['A1']],
    ],
  ],
  [
    'a row of boxes',
    [
      [
        ['*Langues', 'Anglais B2'],
        ['*Loisirs', 'Aviron'],
        ['*Formation', '2015 Bac L'],
      ],
    ],
  ],
  [
    'a grid of cards',
    [
      [
        ['2019 – 2021', 'Vendeuse', 'Maison Roy'],
        ['2017 – 2019', 'Serveuse', 'Café du Lac'],
        ['2016', 'Plongeuse', 'Bar Le Quai'],
      ],
      [
        ['2014 – 2015', 'Vendeuse', 'Primeurs Bey'],
        ['2013', 'Stagiaire', 'Mairie de Dole'],
        ['2012', 'Baby-sitter', 'Famille Lacaze'],
      ],
    ],
  ],
  [
    'a page of boxes',
    [
      [
        ['*Savoirs', 'Excel'],
        ['*Loisirs', 'Judo'],
        ['*Permis', 'B, 2005'],
      ],
      [
        ['*Qualités', 'Calme'],
        ['*Langues', 'Anglais'],
        ['*Divers', '2010'],
      ],
    ],
  ],
  [
    'two columns',
    [
      [['2017 – 2019'], ['Comptable']],
      [['2014 – 2016'], ['Vendeuse']],
    ],
  ],
])('%s is left as it is', (_name, rows) => {
  const edges = [40, 140, 240, 340].slice(0, (rows[0] as Cell[]).length + 1);
  const { runs, rules } = drawn(rows, edges);
  expect(tableSegments(runs, rules)).toHaveLength(runs.length);
});

test('a rule below each heading draws no table', () => {
  const { runs } = drawn([head, [['2017'], ['Vendeuse'], ['Primeurs Roy'], ['Dole']]], [40, 110, 200, 290, 350]);
  const rules = [90, 120, 140].map((at) => ({ isAcross: true, at, from: 40, to: 350 }));
  expect(tableSegments(runs, rules)).toHaveLength(runs.length);
});

test('a list whose bullets are drawn as shapes is one', () => {
  const table = drawn(
    [
      [['2017 – 2019'], ['*Vendeuse', 'Primeurs Roy, Dole'], ['Accueil', 'Caisse']],
      [['2014 – 2016'], ['*Serveuse', 'Bar du Lac, Dole'], ['Salle', 'Comptes']],
    ],
    [40, 130, 260, 400],
  );
  const dots = table.runs.filter(({ x }) => x === 264).map(({ y }) => ({ x: 261, y: y - 3 }));
  const read = tableSegments(table.runs, table.rules, dots)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((segment) => segment.runs.map(({ text }) => text).join(' | '));
  expect(read).toEqual([
    '2017 – 2019 | Vendeuse | Primeurs Roy, Dole',
    '• Accueil',
    '• Caisse',
    '2014 – 2016 | Serveuse | Bar du Lac, Dole',
    '• Salle',
    '• Comptes',
  ]);
});

test('duties in prose beside a title over its employer stand below the row', () => {
  const prose = 'Accueil des clients, tenue de la caisse et vitrine.';
  const table = drawn(
    [
      [['2017 – 2019'], ['*Vendeuse', 'Primeurs Roy, Dole'], [prose]],
      [['2014 – 2016'], ['*Serveuse', 'Bar du Lac, Dole'], [prose]],
    ],
    [40, 130, 260, 540],
  );
  expect(told(table)).toEqual([
    '2017 – 2019 | Vendeuse | Primeurs Roy, Dole',
    prose,
    '2014 – 2016 | Serveuse | Bar du Lac, Dole',
    prose,
  ]);
});

test('a line that opens on a small letter, or a name and its town, goes on with the line above', () => {
  const table = drawn(
    [
      [['2017 – 2019'], ['Assistante', 'administrative et', 'commerciale'], ['Scierie Roy'], ['Dole']],
      [['2014 – 2016'], ['Apprenti, Garage', 'Roux, Dole'], ['Atelier'], ['Dole']],
    ],
    [40, 130, 222, 300, 350],
  );
  expect(told(table)).toEqual([
    '2017 – 2019 | Assistante administrative et commerciale | Scierie Roy | Dole',
    '2014 – 2016 | Apprenti, Garage Roux, Dole | Atelier | Dole',
  ]);
});

test('boxes with a heading each, within a table of dates, are no row of it', () => {
  const table = drawn(
    [
      [['2017 – 2019'], ['Vendeuse, Primeurs Roy'], ['Caisse']],
      [
        ['*OUTILS', 'Excel'],
        ['*LANGUES', 'Anglais B1'],
        ['*LOISIRS', 'Judo'],
      ],
      [['2014 – 2016'], ['Serveuse, Bar du Lac'], ['Salle']],
    ],
    [40, 130, 260, 400],
  );
  expect(told(table)).toEqual([
    '2017 – 2019 | Vendeuse, Primeurs Roy | Caisse',
    'OUTILS',
    'LANGUES',
    'LOISIRS',
    'Excel',
    'Anglais B1',
    'Judo',
    '2014 – 2016 | Serveuse, Bar du Lac | Salle',
  ]);
});

test('a list below a post keeps to itself what another cell tells beside it', () => {
  const table = drawn(
    [
      [['*Dates'], ['*Maison'], ['*Poste']],
      [['2017 – 2019'], ['*SCIERIE LACAZE', 'Dole'], ['*Comptable', '– Saisie et relances des', 'clients']],
      [['2014 – 2016'], ['*GARAGE ROY'], ['*Caissière', '– Encaissement']],
    ],
    [40, 120, 240, 380],
  );
  expect(told(table)).toEqual([
    'Dates | Maison | Poste',
    '2017 – 2019 | SCIERIE LACAZE | Comptable | Dole',
    '– Saisie et relances des',
    'clients',
    '2014 – 2016 | GARAGE ROY | Caissière',
    '– Encaissement',
  ]);
});

test('short cells that run over two lines are read each as a whole', () => {
  const edges = [40, 130, 210, 300];
  const row = [['Certificat de secours', '(2024)'], ['SST (recyclage', '2025)'], ['Extincteurs']];
  // Letters are five points wide: the first words of the second lines would not have fitted above.
  expect(told(drawn([row], edges))).toEqual(['Certificat de secours (2024) | SST (recyclage 2025) | Extincteurs']);
});

test('short cells with two things each are left as they are', () => {
  const row = [
    ['Excel', 'Word'],
    ['Anglais', 'Italien'],
    ['Yoga', 'Échecs'],
  ];
  expect(told(drawn([row], [40, 130, 210, 300]))).toHaveLength(6);
});
