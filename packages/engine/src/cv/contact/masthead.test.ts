import type { DocumentLine } from '@coach/contracts/document-text';
import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

type Column = { block: number; fontSize: number; text: string; x?: number };

/** Two columns as the reader gives them: the sidebar first, then the column the name stands in. */
const columns: Column[] = [
  { block: 0, fontSize: 12, text: 'LANGUES' },
  { block: 0, fontSize: 10, text: 'Anglais C1' },
  { block: 0, fontSize: 12, text: 'CENTRES D’INTÉRÊT' },
  { block: 0, fontSize: 10, text: 'Escalade' },
  { block: 1, fontSize: 24, text: 'Inès Lambert' },
  { block: 1, fontSize: 13, text: 'Développeuse web' },
  {
    block: 1,
    fontSize: 10,
    text: 'Ancienne rédactrice, je construis depuis sept ans des applications lisibles, pour des équipes à taille humaine.',
  },
  { block: 1, fontSize: 12, text: 'EXPÉRIENCE' },
  { block: 1, fontSize: 10, text: 'Développeuse, Novalys Santé' },
  { block: 1, fontSize: 10, text: 'janvier 2022 – aujourd’hui' },
];

function readColumns(columns: readonly Column[]) {
  const lines: DocumentLine[] = [];
  let text = '';
  for (const { text: line, ...layout } of columns) {
    if (text !== '') text += lines.at(-1)?.block === layout.block ? '\n' : '\n\n';
    const place = { start: text.length, end: text.length + line.length, page: 1, x: 0, y: 0 };
    lines.push({ ...place, ...layout, origin: 'body', bold: false, headingLevel: null, bullet: false });
    text += line;
  }
  return { text, lines };
}

test('a name in display size that opens a column ends the last section of the sidebar', () => {
  const cv = parseCv(readColumns(columns));
  expect(cv.contact.fullName).toBe('Inès Lambert');
  expect(cv.title).toBe('Développeuse web');
  expect(cv.summary).toBe(columns[6]?.text);
  expect(cv.interests).toEqual(['Escalade']);
});

test('a telephone number that opens another column belongs to no studies', () => {
  const { education, contact } = parseCv(
    readColumns([
      { block: 0, fontSize: 20, text: 'Inès Lambert' },
      { block: 1, fontSize: 12, text: 'FORMATION' },
      { block: 1, fontSize: 10, text: '2018\tBTS Commerce, lycée Grandmont, Rennes' },
      { block: 2, fontSize: 10, x: 400, text: '06 39 98 40 16' },
      { block: 2, fontSize: 10, x: 400, text: 'ines@example.com' },
      { block: 2, fontSize: 10, x: 400, text: 'Book : ines.example.com' },
    ]),
  );
  expect(education).toHaveLength(1);
  expect(education[0]).toMatchObject({ degree: 'BTS Commerce', school: 'lycée Grandmont' });
  expect(contact).toMatchObject({ phone: '+33639984016', email: 'ines@example.com' });
});

test.each([
  ['Ingénieure d’études structure\t31 ans, permis B', 'Ingénieure d’études structure'],
  ['Commercial terrain – 52 ans – Arras', 'Commercial terrain'],
  ['Serveuse, 24 ans, La Rochelle', 'Serveuse'],
  ['Secrétaire comptable – 25 ans d’expérience', 'Secrétaire comptable – 25 ans d’expérience'],
  ['Couvreur zingueur – 12 ans expérience', 'Couvreur zingueur – 12 ans expérience'],
  ['Cuisinière (37 ans)', 'Cuisinière'],
  ['Magasinier 41 ans', 'Magasinier'],
  ['Assistante dentaire – Mariée, deux enfants', 'Assistante dentaire'],
  ['Titre de séjour 10 ans\nMaçon coffreur', 'Maçon coffreur'],
  ['Vendeuse – Marie Dumas', 'Vendeuse – Marie Dumas'],
  ['Conducteur de car – permis D, FCO', 'Conducteur de car – permis D, FCO'],
  ['Conducteur routier – permis B, C et CE', 'Conducteur routier – permis B, C et CE'],
  ['Animatrice enfants 4-15 ans', 'Animatrice enfants 4-15 ans'],
  ['Éducateur spécialisé, jeunes 14 - 21 ans', 'Éducateur spécialisé, jeunes 14 - 21 ans'],
  ['Éducatrice de jeunes de 12 à 18 ans', 'Éducatrice de jeunes de 12 à 18 ans'],
  ['Cariste CACES 5 – 43 ans', 'Cariste CACES 5'],
])('the headline of « %s » keeps what is private out', (line, title) => {
  expect(
    parseCv({ text: `Lou Marchal\n${line}\nlou@example.com\n\nEXPÉRIENCE\n2019 – 2023 : ${title}, Maison Hélias` })
      .title,
  ).toBe(title);
});

test('a headline in a cell beside contact details is one', () => {
  const text =
    'Lou Marchal\tlou@example.com\nTechnicien réseau\tlinkedin.com/in/lou-marchal\n\nFORMATION\n2019\tBTS SIO';
  expect(parseCv({ text }).title).toBe('Technicien réseau');
});

test('beside the name it keeps what is private out, too', () => {
  const text = 'Lou Marchal – Serveuse, 24 ans\nlou@example.com\n\nEXPÉRIENCE\n2019 – 2023 : Serveuse, Maison Hélias';
  expect(parseCv({ text }).title).toBe('Serveuse');
});

test('a name in display letters at the foot of the page is the name, a trade in half of it or not', () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ block: 0, fontSize: 9, text: `logiciel ${index}` }));
  const foot = [
    { block: 1, fontSize: 36, text: 'Inès' },
    { block: 1, fontSize: 36, text: 'Meunier-Faure' },
  ];
  expect(parseCv(readColumns([...lines, ...foot])).contact.fullName).toBe('Inès Meunier-Faure');
});

test.each([
  ['yanis.renaud\n@example.com', 'yanis.renaud@example.com'],
  ['• yanis.renaud\n@example.com', 'yanis.renaud@example.com'],
  ['• Instagram\n@yanis.cuisine', null],
  ['yanis.renaud@example\n.com', 'yanis.renaud@example.com'],
  ['Suivez-moi :\n@yanis.renaud', null],
  ['Facebook\n@yanis.traiteur', null],
  ['tiktok\n@yanis.com', null],
  ['Pâtisserie\n@yanis.fr', null],
  ['douceurs\n@yanis.gateaux', null],
])('the address « %s » over two lines', (text, email) => {
  expect(parseCv({ text: `Yanis RENAUD\nCuisinier\n${text}\n06 39 98 00 11` }).contact.email).toBe(email);
});

test('the town below an address over two lines is where the person lives', () => {
  const studies = 'FORMATION\nCAP Cuisine – CFA de Dole, 2016';
  const text = `Yanis RENAUD\nCuisinier\n\n${studies}\n\n06 39 98 00 11\nyanis.renaud\n@example.com\nGray (70)\nPermis B`;
  expect(parseCv({ text }).contact.city).toBe('Gray');
});

test.each([
  ['né le 12/04/1997 à Lorient (56)\n3 rue du Port, 29900 Concarneau', 'Concarneau'],
  ['Née à Lorient\nConcarneau', 'Concarneau'],
  ['Lieu de naissance : Lorient (56)', null],
  ['Date et lieu de naissance : 12/04/1997, Lorient (56)\n29900 Concarneau', 'Concarneau'],
  ['Installée à Lorient', 'Lorient'],
])('the town of « %s » is where the person lives', (text, city) => {
  expect(parseCv({ text: `Lou MARCHAL\nCuisinière\n${text}\nlou@example.com` }).contact.city).toBe(city);
});

test('a big year in the margin is no name: the jobs of its section go on', () => {
  const cv = parseCv(
    readColumns([
      { block: 0, fontSize: 20, text: 'Inès Lambert' },
      { block: 0, fontSize: 12, text: 'EXPÉRIENCE' },
      { block: 1, fontSize: 18, text: '2022' },
      { block: 1, fontSize: 10, text: 'Développeuse chez Novalys Santé' },
      { block: 2, fontSize: 18, text: '2019' },
      { block: 2, fontSize: 10, text: 'Rédactrice chez Presse du Rhône' },
      { block: 3, fontSize: 12, text: 'LANGUES' },
      { block: 3, fontSize: 10, text: 'Anglais C1' },
    ]),
  );
  expect(cv.experiences).toMatchObject([
    { title: 'Développeuse', company: 'Novalys Santé', start: '2022' },
    { title: 'Rédactrice', company: 'Presse du Rhône', start: '2019' },
  ]);
});

test('the town beside the age is the person’s, wherever it is read', () => {
  const text =
    'Océane Lambert\n06 39 98 75 20 | oceane.lambert@example.com\n\nMes diplômes\n2022\tBrevet des collèges\nCollège Lacaze, Dole\n\n| Cholet (49) | 20 ans\n\nLangues\nAnglais : scolaire';
  expect(parseCv({ text }).contact.city).toBe('Cholet');
});

test.each([
  ['de LA MOTTE Julien', 'Julien de La Motte'],
  ['des FORÊTS Camille', 'Camille des Forêts'],
  ['du PRÉ‑VERT Camille', 'Camille du Pré‑Vert'],
  ['de formation comptable', null],
])('the name of « %s », particle first', (line, name) => {
  const text = `${line}\nGestionnaire de paie\n06 39 98 00 11\n\nEXPÉRIENCE\n2019 – 2023 : Gestionnaire de paie, Maison Hélias`;
  expect(parseCv({ text }).contact.fullName).toBe(name);
});
