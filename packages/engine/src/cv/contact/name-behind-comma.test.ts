import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const nameIn = (head: string) =>
  parseCv({
    text: `${head}\n\nFORMATION\n2016 : BTS Tourisme, lycée Darnal, Dole\n\nLANGUES\nAnglais : B2`,
  }).contact.fullName;

test.each([
  ['ROUX-DARNAL, Maylis\nmaylis.rouxdarnal@example.com', 'Maylis Roux-Darnal'],
  ['LE GOFF, Anne-Marie\nSecrétaire médicale', 'Anne-Marie Le Goff'],
  ['DARNAL, Paul – Cariste\n06 39 98 10 11', 'Paul Darnal'],
  ['Nom : DARNAL, Paul\nCariste', 'Paul Darnal'],
  ['DARNAL, PAUL\nCariste', 'Paul Darnal'],
  ['Thu-Ha\nROUX\nthuha.roux@example.com', 'Thu-Ha Roux'],
])('the name in « %s » is %s', (head, name) => {
  expect(nameIn(head)).toBe(name);
});

test.each([
  ['Inès Darnal\nDOLE, Jura\nines.darnal@example.com', 'Inès Darnal'],
  ['Inès Darnal\nFRAISEUSE, Tourneuse\nines.darnal@example.com', 'Inès Darnal'],
  ['Inès Darnal\nSIGNAL, Excel, Word', 'Inès Darnal'],
  ['Jean DARNAL, Paris\njean.darnal@example.com', 'Jean Darnal'],
  ['DARNAL SAS, Dole\nInès Roux\nines.roux@example.com', 'Inès Roux'],
])('no comma turns a name in « %s »', (head, name) => {
  expect(nameIn(head)).toBe(name);
});

test('a surname larger than the first name below it is of one name where the address says so', () => {
  const rows: [string, number][] = [
    ['KOWAL', 26],
    ['Hélène', 20],
    ['Monteuse', 12],
    ['helene.kowal@example.com', 10],
    ['FORMATION', 12],
    ['2016 : BTS Tourisme, lycée Darnal, Dole', 10],
  ];
  let text = '';
  const lines = rows.map(([line, fontSize]) => {
    if (text !== '') text += '\n';
    const start = text.length;
    text += line;
    const place = { start, end: text.length, page: 1, block: 0, x: 0, y: 0, origin: 'body' as const };
    return { ...place, fontSize, bold: false, headingLevel: null, bullet: false };
  });
  expect(parseCv({ text, lines }).contact.fullName).toBe('Hélène Kowal');
});

test('a name the address alone tells is spelt as on the page', () => {
  expect(nameIn('Monteuse\nhelene.kowal@example.com\nMerci de demander Hélène au téléphone')).toBe('Hélène Kowal');
});

test.each([
  'Mai-Lan Pham\n\nEXPÉRIENCES\n2015 – 2018\nRANDSTAD, Nancy\nSecrétaire',
  'Fatoumata Sarr\nIBIS, Florence\nSecrétaire',
  'CUISINIER, Nancy\nCherche un poste',
])('a house or a title and its town are no name: « %s »', (text) => {
  expect(nameIn(text) ?? '').not.toMatch(/Nancy|Florence/u);
});

test('a heading of the page above a turned name leaves it one', () => {
  expect(nameIn('CURRICULUM VITAE\nLACOSTE-ROUX, Ambre\nSecrétaire\nDole')).toBe('Ambre Lacoste-Roux');
});
