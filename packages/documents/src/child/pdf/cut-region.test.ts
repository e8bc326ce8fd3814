import { describe, expect, it } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { cutRegion } from './cut-region.ts';
import { makeSegments } from './make-segments.ts';
import { regionLines } from './region-lines.ts';
import type { Run } from './run.ts';

const size = 10;
const pitch = 14;

function run(text: string, x: number, y: number, look: Partial<Run> = {}): Run {
  return { text, x, y, width: text.length * 5, size, bold: false, spaceAfter: false, ...look };
}

/** Texts down the page from `row` on, one a row; an empty text leaves its row free. */
function column(x: number, row: number, ...texts: string[]): Run[] {
  return texts.flatMap((text, index) => (text === '' ? [] : [run(text, x, (row + index) * pitch)]));
}

function read(runs: Run[]): { lines: string[]; columns: number } {
  const cut = cutRegion(makeSegments(runs));
  return {
    lines: cut.regions.flatMap((region) => regionLines(region, []).map((line) => cleanText(line.text))),
    columns: cut.columns,
  };
}

const left = ['Contact', '06 39 98 00 01', 'Lille', 'Langues', 'Anglais B2', 'Espagnol A2', 'Loisirs', 'Lecture'];
const right = [
  'Expérience',
  'Vendeuse',
  'Boutique Exemple',
  'Conseil aux clients',
  'Caisse',
  'Formation',
  'BTS',
  'Lycée',
];

describe('columns are read one after the other', () => {
  it('with rows at the same heights', () => {
    expect(read([...column(50, 1, ...left), ...column(250, 1, ...right)])).toEqual({
      lines: [...left, ...right],
      columns: 2,
    });
  });

  it('under a name that stands over both', () => {
    const name = run('Anne Blanc, responsable de magasin, avec une accroche qui va loin', 50, pitch);
    const { lines } = read([name, ...column(50, 3, ...left), ...column(250, 3, ...right)]);
    expect(lines).toEqual([name.text, ...left, ...right]);
  });

  it('above a text that stands under both', () => {
    const foot = run('Références sur demande auprès de mes deux derniers employeurs', 50, 12 * pitch);
    const { lines } = read([...column(50, 1, ...left), ...column(250, 1, ...right), foot]);
    expect(lines).toEqual([...left, ...right, foot.text]);
  });

  it('when there are three', () => {
    const third = ['Outils', 'Excel', 'Sage', 'Cegid', 'Word', 'Teams', 'Atouts', 'Rigueur'];
    const { lines, columns } = read([
      ...column(50, 1, ...left),
      ...column(200, 1, ...right),
      ...column(380, 1, ...third),
    ]);
    expect(lines).toEqual([...left, ...right, ...third]);
    expect(columns).toBe(3);
  });

  it('to the end of the longer one, past the bold names of its entries', () => {
    const heading = (text: string, x: number, row: number) => run(text, x, row * pitch, { bold: true, size: 14 });
    const main = [
      heading('Expérience', 50, 1),
      ...column(50, 2, ...right.slice(1, 5)),
      heading('Formation', 50, 6),
      ...column(50, 7, 'BTS Commerce', 'Lycée Exemple'),
      run('Bac Commerce', 50, 10 * pitch, { bold: true }),
      ...column(50, 11, 'Lycée Modèle'),
    ];
    const side = [heading('Contact', 250, 1), ...column(250, 2, ...left.slice(1, 8))];
    const { lines } = read([...main, ...side]);
    expect(lines.indexOf('Bac Commerce')).toBeLessThan(lines.indexOf('Contact'));
  });

  it('and a contact block beside the name stays above what follows', () => {
    const main = Array.from({ length: 12 }, (_, row) => `Ligne ${row} du corps`);
    const runs = [
      ...column(50, 1, 'Anne Blanc', 'Vendeuse'),
      ...column(400, 1, 'a.b@example.com', 'Lille'),
      ...column(50, 5, ...main),
    ];
    const { lines, columns } = read(runs);
    expect(lines.slice(-12)).toEqual(main);
    expect(columns).toBe(1);
  });
});

it('a contact block at the right of a large name is read after it, apart from the columns below', () => {
  const contact = ['9 rue Basse', '42000 Saint-Étienne', '04 65 71 48 06', 'a.b@example.com'];
  const runs = [
    run('SARR Abdoulaye', 43, 60.4, { size: 19, width: 156 }),
    run('Technicien de maintenance', 43, 76.1, { size: 12.5, width: 215 }),
    ...contact.map((text, row) => run(text, 542 - text.length * 5, 52.4 + row * 12.1)),
    ...column(43, 9, ...left),
    ...column(230, 9, ...right),
  ];
  expect(read(runs).lines).toEqual(['SARR Abdoulaye', 'Technicien de maintenance', ...contact, ...left, ...right]);
});

describe('labels are read with their rows', () => {
  it('dates in the margin', () => {
    const runs = [
      ...column(50, 1, '2020 – 2024', '', '', '2016 – 2020', '', '2014'),
      ...column(
        150,
        1,
        'Responsable de magasin',
        'Boutique Exemple',
        'Planning',
        'Vendeuse',
        'Maison Durand',
        'Stagiaire',
      ),
    ];
    expect(read(runs).lines).toEqual([
      '2020 – 2024\tResponsable de magasin',
      'Boutique Exemple',
      'Planning',
      '2016 – 2020\tVendeuse',
      'Maison Durand',
      '2014\tStagiaire',
    ]);
  });

  it('dates, names of lists and languages set in the margin against the text', () => {
    const labels = [
      '2023–2026',
      '2021–2023',
      '',
      'Langages',
      'Outils',
      'Bases de données',
      'Méthodes',
      '',
      'Anglais',
      'Arabe',
    ];
    const texts = ['Master', 'Licence', 'Compétences', 'Java, SQL', 'Git', 'Oracle', 'Scrum', 'Langues', 'C1', 'A2'];
    const runs = [
      ...labels.flatMap((text, row) => (text ? [run(text, 140 - text.length * 5, (row + 1) * pitch)] : [])),
      ...column(150, 1, ...texts),
    ];
    expect(read(runs).lines).toEqual(labels.map((label, row) => (label ? `${label}\t${texts[row]}` : texts[row])));
  });

  it('dates at the right', () => {
    const titles = ['Responsable de magasin', 'Boutique Exemple', 'Vendeuse', 'Maison Durand'];
    const runs = [...column(50, 1, ...titles), ...column(450, 1, '2020 – 2024', '', '2016 – 2020')];
    expect(read(runs).lines).toEqual([
      'Responsable de magasin\t2020 – 2024',
      'Boutique Exemple',
      'Vendeuse\t2016 – 2020',
      'Maison Durand',
    ]);
  });

  it('places at the right, each above its dates', () => {
    const titles = [
      'Boutique Exemple',
      'Responsable de magasin',
      'Conseil, caisse, stocks',
      'Maison Durand',
      'Vendeuse',
    ];
    const runs = [...column(50, 1, ...titles), ...column(450, 1, 'Lyon', '2020 – 2024', '', 'Bron', '2016 – 2020')];
    expect(read(runs).lines).toEqual([
      'Boutique Exemple\tLyon',
      'Responsable de magasin\t2020 – 2024',
      'Conseil, caisse, stocks',
      'Maison Durand\tBron',
      'Vendeuse\t2016 – 2020',
    ]);
  });

  it('words and levels', () => {
    const runs = [...column(50, 1, 'Anglais', 'Espagnol', 'Arabe'), ...column(200, 1, 'B2', 'A2', 'notions')];
    expect(read(runs).lines).toEqual(['Anglais\tB2', 'Espagnol\tA2', 'Arabe\tnotions']);
  });

  it('titles in the margin are lines of their own', () => {
    const runs = [
      ...column(50, 1, 'EXPÉRIENCE', '', '', '', 'FORMATION', '', '', 'LANGUES'),
      ...column(180, 1, 'Vendeuse', 'Boutique Exemple', 'Caisse', '', 'BTS', 'Lycée', '', 'Anglais'),
    ];
    expect(read(runs).lines).toEqual([
      'EXPÉRIENCE',
      'Vendeuse',
      'Boutique Exemple',
      'Caisse',
      'FORMATION',
      'BTS',
      'Lycée',
      'LANGUES',
      'Anglais',
    ]);
  });
});

describe('lines', () => {
  it('hold what shares a baseline: a bullet and its item, a raised « er »', () => {
    const runs = [run('•', 50, 100), run('Le 1', 70, 100), run('er', 90, 96.5, { size: 6 }), run('août', 104, 100)];
    expect(read(runs).lines).toEqual(['• Le 1er août']);
  });

  it('are bold and as large as most of their letters', () => {
    const [line] = regionLines(
      makeSegments([run('Comptable générale', 50, 20, { bold: true, size: 12 }), run('CDI', 145, 20)]),
      [],
    );
    expect(line).toMatchObject({ bold: true, size: 12 });
  });

  it('drawn dots are bullets, except beside bold titles', () => {
    const runs = [run('Vendeuse', 60, 20, { bold: true }), run('Caisse', 60, 34)];
    const lines = regionLines(makeSegments(runs), [
      { x: 52, y: 17 },
      { x: 52, y: 31 },
    ]);
    expect(lines.map((line) => line.bullet)).toEqual([false, true]);
  });

  it('cut at a soft hyphen are one', () => {
    const lines = regionLines(makeSegments(column(50, 1, 'respon\u00ad', 'sable de paie')), []);
    expect(lines.map((line) => line.text)).toEqual(['responsable de paie']);
  });
});

it('a dense table of dates ends, read row by row', () => {
  const years = Array.from({ length: 16 }, (_, index) => index);
  const runs = Array.from({ length: 80 }, (_, row) =>
    years.map((year) => run('2020', 20 + year * 35, 20 + row * 9, { size: 7 })),
  ).flat();
  const { lines } = read(runs);
  expect(lines.join('\t').split('\t')).toHaveLength(80 * 16);
});

it('dates in cells of their own on every row stay with their rows', () => {
  const rows = [
    ['09/2019', '06/2021', 'Vendeuse, Boutique Exemple'],
    ['03/2017', '08/2019', 'Caissière, Magasin Exemple'],
    ['10/2015', '02/2017', 'Serveuse, Café Exemple'],
  ] as const;
  const runs = rows.flatMap(([from, to, job], index) => [
    ...column(50, 2 + index, from),
    ...column(120, 2 + index, to),
    ...column(200, 2 + index, job),
  ]);
  expect(read(runs).lines).toEqual(rows.map((row) => row.join('\t')));
});

it('towns and dates that end at the right edge stand on the line of what they belong to', () => {
  const atRight = (text: string, row: number) => run(text, 540 - text.length * 5, row * pitch);
  const jobs = column(
    50,
    1,
    'Étude Vuillemin et associés',
    'Stagiaire juriste',
    '• Préparation de 40 actes',
    'Musée Exemple',
  );
  const { lines } = read([...jobs, atRight('Dole', 1), atRight('janvier – juin 2018', 2), atRight('Besançon', 4)]);
  expect(lines).toEqual([
    'Étude Vuillemin et associés\tDole',
    'Stagiaire juriste\tjanvier – juin 2018',
    '• Préparation de 40 actes',
    'Musée Exemple\tBesançon',
  ]);
});

it('a title at the middle of the page stands over both columns', () => {
  const title = run('Savoir-faire', 210, pitch, { size: 14, width: 110 });
  const [first, second] = [column(70, 3, '• Accueil', '• Caisse', '• Vitrine'), column(310, 3, '• Stocks', '• Paie')];
  expect(read([title, ...first, ...second]).lines).toEqual([
    'Savoir-faire',
    '• Accueil',
    '• Caisse',
    '• Vitrine',
    '• Stocks',
    '• Paie',
  ]);
});
