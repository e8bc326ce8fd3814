import { describe, expect, it } from 'vitest';
import { cleanText } from '../clean-text.ts';
import { alignedRows } from './aligned-rows.ts';
import { cutRegion } from './cut-region.ts';
import { makeSegments } from './make-segments.ts';
import { regionLines } from './region-lines.ts';
import type { Run } from './run.ts';

const pitch = 13;

function run(text: string, x: number, row: number, look: Partial<Run> = {}): Run {
  return { text, x, y: row * pitch, width: text.length * 5, size: 10, bold: false, spaceAfter: false, ...look };
}

function column(x: number, row: number, ...texts: string[]): Run[] {
  return texts.map((text, index) => run(text, x, row + index));
}

function bold(runs: Run[]): Run[] {
  return runs.map((one) => ({ ...one, bold: true }));
}

/** The lines as they are read; a region that does not go on with the one before begins with « / ». */
function read(...runs: Run[]): string[] {
  const { regions, continued } = cutRegion(makeSegments(runs));
  return regions.flatMap((region) =>
    regionLines(region, []).map(
      ({ text }, index) => `${index > 0 || continued.has(region) ? '' : '/ '}${cleanText(text)}`,
    ),
  );
}

const jobs = [
  ['Aide-soignante', '• Toilettes et changes', '• Transmissions écrites', '• Repas en salle'],
  ['Auxiliaire de vie', '• Courses et repas', '• Accompagnement aux sorties', '• Entretien du logement'],
  ['Lingère', '• Tri et repassage du linge', '• Livraison dans les services', '• Tenue des stocks'],
];

describe('each label is read with the text that begins beside it', () => {
  it('dates over the employer and the town', () => {
    const labels = [
      ['2019 – 2021', 'Clinique des Lilas', 'Lyon'],
      ['2016 – 2019', 'Adom Services', 'Bron'],
      ['2014 – 2016', 'Hôpital Nord', 'Lyon'],
    ];
    const runs = labels.flatMap((label, index) => [
      ...column(40, 1 + index * 5, ...label),
      ...bold(column(200, 1 + index * 5, ...(jobs[index] as string[]).slice(0, 1))),
      ...column(200, 2 + index * 5, ...(jobs[index] as string[]).slice(1)),
    ]);
    expect(read(...runs).slice(0, 7)).toEqual([
      '/ 2019 – 2021\tAide-soignante',
      'Clinique des Lilas',
      'Lyon',
      '• Toilettes et changes',
      '• Transmissions écrites',
      '• Repas en salle',
      '/ 2016 – 2019\tAuxiliaire de vie',
    ]);
  });

  it('the employer over the dates', () => {
    const labels = [
      ['Clinique des', 'Lilas', '2019 – 2021'],
      ['Adom Services', 'Bron', '2016 – 2019'],
      ['Hôpital Nord', 'Lyon', '2014 – 2016'],
    ];
    const runs = labels.flatMap((label, index) => [
      ...column(40, 1 + index * 5, ...label),
      ...column(200, 1 + index * 5, ...(jobs[index] as string[])),
    ]);
    expect(read(...runs).slice(0, 4)).toEqual([
      '/ Clinique des Lilas',
      '2019 – 2021',
      'Aide-soignante',
      '• Toilettes et changes',
    ]);
  });

  it('headings over two lines', () => {
    const heads = [['EXPÉRIENCE', 'PROFESSIONNELLE'], ['FORMATION'], ['LANGUES']];
    const texts = [
      ['Vendeuse, Boutique Exemple, 2019 – 2021', 'Accueil des clients', 'Tenue de la caisse'],
      ['BTS, Lyon, 2018'],
      ['Anglais courant'],
    ];
    const runs = heads.flatMap((head, index) => [
      ...column(40, [1, 5, 7][index] as number, ...head),
      ...column(200, [1, 5, 7][index] as number, ...(texts[index] as string[])),
    ]);
    expect(read(...runs)).toEqual([
      '/ EXPÉRIENCE',
      'PROFESSIONNELLE',
      'Vendeuse, Boutique Exemple, 2019 – 2021',
      'Accueil des clients',
      'Tenue de la caisse',
      '/ FORMATION',
      'BTS, Lyon, 2018',
      '/ LANGUES',
      'Anglais courant',
    ]);
  });
});

it('a table of dates, posts and duties is read row by row', () => {
  const heads = bold([run('Période', 40, 0), run('Poste', 130, 0), run('Missions', 250, 0)]);
  const rows = jobs.flatMap(([title = '', ...duties], index) => [
    run(`20${18 - index} – 20${20 - index}`, 40, 1.5 + index * 4),
    ...bold(column(130, 1.5 + index * 4, title)),
    ...column(130, 2.5 + index * 4, 'Clinique Nord'),
    ...column(250, 1.5 + index * 4, ...duties),
  ]);
  expect(read(...heads, ...rows).slice(2, 8)).toEqual([
    '/ 2018 – 2020\tAide-soignante',
    'Clinique Nord',
    '• Toilettes et changes',
    '• Transmissions écrites',
    '• Repas en salle',
    '/ 2017 – 2019\tAuxiliaire de vie',
  ]);
});

it('columns whose parts begin at other heights are read one after the other', () => {
  const side = [
    ...column(40, 1, 'Contact', 'Lyon'),
    ...column(40, 4, 'Langues', 'Anglais'),
    ...column(40, 8, 'Permis', '2012'),
  ];
  const main = jobs.flatMap((job, index) => column(200, 1 + index * 5, ...job));
  expect(
    read(...side, ...main)
      .slice(0, 6)
      .map((text) => text.replace('/ ', '')),
  ).toEqual(['Contact', 'Lyon', 'Langues', 'Anglais', 'Permis', '2012']);
});

it('cards side by side, each with its own dates, are no rows', () => {
  const cards = [
    ['Vendeuse', '2019 – 2021', 'Maison Durand'],
    ['Caissière', '2016 – 2019', 'Magasin Exemple'],
  ];
  const side = (x: number) => makeSegments(cards.flatMap((card, index) => column(x, 1 + index * 5, ...card)));
  expect(alignedRows(side(40), side(300))).toBeNull();
});

it('certificates level with jobs under a heading of their own, or that tell their own dates, are no rows', () => {
  const certificates = ['CACES', 'SST', 'BAFA'].flatMap((name, index) => column(40, 1 + index * 6, name, '2019'));
  const undated = jobs.flatMap((job, index) => column(200, 1 + index * 6, ...job));
  const heads = [run('Certificats', 40, -0.2, { size: 13 }), run('Expérience', 200, -0.2, { size: 13 })] as const;
  expect(alignedRows(makeSegments(certificates), makeSegments(undated))).not.toBeNull();
  expect(alignedRows(makeSegments([heads[0], ...certificates]), makeSegments([heads[1], ...undated]))).toBeNull();
  const dated = jobs.flatMap((job, index) => column(200, 1 + index * 6, ...job.slice(0, 3), 'De 2019 à 2022'));
  expect(alignedRows(makeSegments(certificates), makeSegments(dated))).toBeNull();
});

it('columns cut where the shorter ends stay columns, whatever rows the rest might be', () => {
  const entry = (x: number, row: number, head: string, ...lines: string[]) => [
    ...bold(column(x, row, head)),
    ...column(x, row + 1, ...lines),
  ];
  const posts = ['Vendeuse', 'Caissière', 'Hôtesse'].flatMap((title, index) =>
    entry(40, 1 + index * 5, title, '2019 – 2022, Maison Durand'),
  );
  const side = [...entry(290, 1, 'Langues', 'Anglais', 'Espagnol'), ...entry(290, 6, 'Loisirs', 'Course à pied')];
  const name = [run('Julie Martin', 40, -2.6, { size: 21 }), run('julie.martin@example.org', 40, 0)];
  const texts = read(...name, ...posts, ...side);
  expect(texts.findIndex((text) => text.includes('Hôtesse'))).toBeLessThan(
    texts.findIndex((text) => text.includes('Langues')),
  );
});

it('periods that follow one another closely are those of one line each', () => {
  const dates = ['2017 – 2024', '2012 – 2017', '2008 – 2011', '2006-2008'];
  const posts = ['Responsable d’agence, Dole', 'Chargée de recrutement, Gray', 'Assistante RH, Dole', 'Vendeuse, Gray'];
  const runs = [
    ...column(40, 1, ...dates),
    ...column(140, 1, ...posts),
    ...column(200, 7, 'Formation'),
    ...column(40, 9, '2006', '2003'),
    ...column(140, 9, 'Licence de ressources humaines, Dole', 'Bac ES, Dole'),
  ];
  expect(read(...runs).map((line) => line.replace('/ ', ''))).toEqual([
    ...dates.map((date, index) => `${date}\t${posts[index]}`),
    'Formation',
    '2006\tLicence de ressources humaines, Dole',
    '2003\tBac ES, Dole',
  ]);
});

it('dates in two figures, each in the middle of its box, open the rows beside them', () => {
  const dates = ['Oct. 24 à ce jour', 'Fév. 23 – sept. 24', 'Étés 21, 22'];
  const runs = dates.flatMap((date, index) => [
    run(date, 90 - date.length * 2, 1 + index * 5),
    ...bold(column(200, 1 + index * 5, ...(jobs[index] as string[]).slice(0, 1))),
    ...column(200, 2 + index * 5, ...(jobs[index] as string[]).slice(1)),
  ]);
  expect(read(...runs).filter((line) => line.includes('\t'))).toEqual([
    expect.stringMatching(/Oct. 24 à ce jour\tAide-soignante$/),
    expect.stringMatching(/Fév. 23 – sept. 24\tAuxiliaire de vie$/),
    expect.stringMatching(/Étés 21, 22\tLingère$/),
  ]);
});

it('a heading in larger letters over the first date is no part of it', () => {
  const label = [run('EMPLOIS', 40, 1, { size: 12 }), run('Mars 22 → auj.', 40, 2), run('Mai 19 → févr. 22', 40, 7)];
  const text = [0, 1].flatMap((index) => [
    ...bold(column(200, 2 + index * 5, ...(jobs[index] as string[]).slice(0, 1))),
    ...column(200, 3 + index * 5, ...(jobs[index] as string[]).slice(1)),
  ]);
  const rows = alignedRows(makeSegments(label), makeSegments(text));
  expect(rows?.map((row) => row.label.map(({ runs }) => runs[0]?.text))).toEqual([
    ['EMPLOIS'],
    ['Mars 22 → auj.'],
    ['Mai 19 → févr. 22'],
  ]);
});
