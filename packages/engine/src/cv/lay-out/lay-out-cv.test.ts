import { cvDocumentSchema } from '@coach/contracts/cv-document';
import { expect, test } from 'vitest';
import { linesOf } from '../../match/lines.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { pairs } from '../../testing/pairs.ts';
import { documentText, isToldBy } from '../../testing/told-by.ts';
import { amendCv } from '../amend/amend-cv.ts';
import { parseCv } from '../parse-cv.ts';
import { layOutCv } from './lay-out-cv.ts';

const written = `IB
Inès Belkacem
12 rue des Lilas, 31000 Toulouse
06 39 98 41 07 | ines.belkacem@example.com
Développeuse web

CE QUE JE SAIS FAIRE
Front-end : TypeScript, React,
Vue.js et accessibilité
Excel – 90 %

MON PARCOURS
janvier 2020 – décembre 2022 : Développeuse front-end, Agence Kérozen, Toulouse
- Participation à la rédaction des tests
- En charge du site de la mairie
2016 – 2019 : Rédactrice web, Le Courrier, Albi
- Trois articles par jour

FORMATION
2013 – 2015 Master Communication numérique, Université de Toulouse

LOISIRS
Née en 1990, mariée
Escalade (en salle
et en falaise)
Page 1/1`;

test.each(Object.values(pairs))('every line of a CV is laid out as the person wrote it (%#)', ({ cv }) => {
  const document = layOutCv(cv);
  expect(cvDocumentSchema.safeParse(document).error).toBeUndefined();
  const told = { document, changes: [] };
  const words = new Set(
    documentText(told)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  const lost = linesOf(cv, cv.text).filter((line) => {
    return !isToldBy(line, told) && (line.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((w) => !words.has(w));
  });
  expect(lost.map(({ text }) => text)).toEqual([]);
});

test('own headings, order, dates and words stay; nothing is reworded or kept private', () => {
  const { fullName, contact, sections } = layOutCv(parseCv({ text: written }));
  expect(fullName).toBe('Inès Belkacem');
  expect(contact.map(({ text }) => text)).toEqual(expect.arrayContaining(['31000 Toulouse', '12 rue des Lilas']));
  expect(contact.map(({ text }) => text)).not.toContain('IB');
  const byTitle = Object.fromEntries(sections.map(({ title, blocks }) => [title, blocks]));
  expect(Object.keys(byTitle)).toEqual(['CE QUE JE SAIS FAIRE', 'MON PARCOURS', 'FORMATION', 'LOISIRS']);
  expect(byTitle['CE QUE JE SAIS FAIRE']).toMatchObject([
    { items: ['Front-end : TypeScript, React, Vue.js et accessibilité', 'Excel – 90 %'] },
  ]);
  expect(byTitle['MON PARCOURS']).toMatchObject([
    {
      title: 'Développeuse front-end',
      dates: 'janvier 2020 – décembre 2022',
      bullets: ['Participation à la rédaction des tests', 'En charge du site de la mairie'],
    },
    { title: 'Rédactrice web', dates: '2016 – 2019', bullets: ['Trois articles par jour'] },
  ]);
  expect(byTitle.FORMATION).toMatchObject([{ title: 'Master Communication numérique', dates: '2013 – 2015' }]);
  expect(byTitle.LOISIRS).toMatchObject([{ items: ['Née en 1990, mariée', 'Escalade (en salle et en falaise)'] }]);
});

test('corrections stand where what they correct stood, and what was removed is gone', () => {
  const cv = parseCv({ text: written });
  const start = cv.text.indexOf('Née en 1990');
  const amended = amendCv(cv, [
    { id: 'a', kind: 'set-contact', field: 'phone', value: '01 99 00 12 34' },
    { id: 'b', kind: 'set-languages', value: [{ name: 'Anglais', level: 'C1' }] },
    { id: 'c', kind: 'add-skill', name: 'Figma', proof: 'Figma au quotidien chez Kérozen', experience: 0 },
    { id: 'd', kind: 'remove-line', start, end: start + 'Née en 1990, mariée'.length },
    {
      id: 'e',
      kind: 'set-experience',
      index: 1,
      value: { title: 'Journaliste web', company: 'Le Courrier', start: '2017', end: '2019', bullets: null },
    },
  ]);
  const document = layOutCv(amended);
  const text = documentText({ document, changes: [] });
  for (const told of ['01 99 00 12 34', 'Anglais (C1', 'Journaliste web', '2017 – 2019', 'Figma au quotidien'])
    expect(text.split(told)).toHaveLength(2);
  for (const gone of ['06 39 98', '1990', 'Rédactrice', 'Précisions du candidat', 'Téléphone'])
    expect(text).not.toContain(gone);
});

test('a CV of nothing is a document of nothing', () => {
  const blank = makeCv({});
  expect(layOutCv({ ...blank, text: '', spans: {}, headings: [] })).toMatchObject({ sections: [] });
});
