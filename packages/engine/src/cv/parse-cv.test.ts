import { expect, test } from 'vitest';
import { parseCv } from './parse-cv.ts';

const nurse = `LAMBERT Sophie
Aide-soignante
12 rue des Lilas, 69003 LYON
06 12 34 56 78 | sophie.lambert@example.com

PROFIL
Aide-soignante diplômée, douze ans d’expérience en gériatrie
et en soins palliatifs.

MON PARCOURS
Aide-soignante – EHPAD Les Lilas, Lyon
Depuis mars 2019
• Soins d’hygiène et de confort auprès de
42 résidents
• Transmissions ciblées
Auxiliaire de vie chez Aide & Présence, Villeurbanne
09/2014 – 02/2019
• Aide aux repas

FORMATION
2013 – Diplôme d’État d’aide-soignant, IFAS de Lyon, obtenu
2011 : BEP Carrières sanitaires et sociales, lycée Jean-Perrin, non obtenu

LANGUES
Anglais : notions, espagnol (B2)

LOISIRS
Chant, randonnée
`;

test('a French CV pasted as text', () => {
  const cv = parseCv({ text: nurse });
  expect(cv.contact).toEqual({
    fullName: 'Sophie Lambert',
    email: 'sophie.lambert@example.com',
    phone: '+33612345678',
    city: 'Lyon',
    linkedin: null,
  });
  expect(cv.title).toBe('Aide-soignante');
  expect(cv.summary).toBe('Aide-soignante diplômée, douze ans d’expérience en gériatrie et en soins palliatifs.');
  expect(cv.headings.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education', 'languages', 'interests']);
  expect(cv.experiences).toEqual([
    {
      title: 'Aide-soignante',
      company: 'EHPAD Les Lilas',
      start: '2019-03',
      end: 'present',
      bullets: ['Soins d’hygiène et de confort auprès de 42 résidents', 'Transmissions ciblées'],
    },
    {
      title: 'Auxiliaire de vie',
      company: 'Aide & Présence',
      start: '2014-09',
      end: '2019-02',
      bullets: ['Aide aux repas'],
    },
  ]);
  expect(cv.education.map(({ year, obtained }) => [year, obtained])).toEqual([
    ['2013', true],
    ['2011', false],
  ]);
  expect(cv.languages).toEqual([
    { name: 'Anglais', level: 'A2' },
    { name: 'Espagnol', level: 'B2' },
  ]);
  expect(cv.interests).toEqual(['Chant', 'randonnée']);
});

test('every span is a slice of the very text given', () => {
  const cv = parseCv({ text: nurse });
  expect(cv.text).toBe(nurse);
  for (const { start, end } of Object.values(cv.spans)) {
    expect(nurse.slice(start, end).trim()).not.toBe('');
    expect(end).toBeLessThanOrEqual(nurse.length);
  }
  expect(nurse.slice(cv.spans['contact.phone']?.start, cv.spans['contact.phone']?.end)).toBe('06 12 34 56 78');
  expect(nurse.slice(cv.spans['contact.fullName']?.start, cv.spans['contact.fullName']?.end)).toBe('LAMBERT Sophie');
});

test('company above title, English months, two experience sections', () => {
  const cv = parseCv({
    text: 'Emma Stone\nemma.stone@example.com\n\nWORK EXPERIENCE\nBrightwell Ltd, Leeds\nSales manager\nJan 2020 – present\n- Led a team of five\n\nOTHER EXPERIENCE\nBlue Door Hotel\nReceptionist\n2016 - 2019\n- Welcomed guests\n',
  });
  expect(cv.experiences.map(({ title, company, start, end }) => [title, company, start, end])).toEqual([
    ['Sales manager', 'Brightwell Ltd', '2020-01', 'present'],
    ['Receptionist', 'Blue Door Hotel', '2016', '2019'],
  ]);
});

test('a name over two lines, and nothing invented from an empty text', () => {
  expect(parseCv({ text: 'Sophie\nLAMBERT\nComptable\n' }).contact.fullName).toBe('Sophie Lambert');
  expect(parseCv({ text: '' })).toMatchObject({ title: null, experiences: [], skills: [], text: '' });
});
