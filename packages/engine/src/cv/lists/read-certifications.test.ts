import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (lines: string) => parseCv({ text: `Ana Ruiz\n\nCERTIFICATIONS\n${lines}` });

test('what is told is given without when, be it before, behind or above', () => {
  const cv = read('2023\tHygiène alimentaire\n05/2021 : Gestes et postures\nAccueil du public (2019, 2021, 2024)');
  expect(cv.certifications).toEqual(['Hygiène alimentaire', 'Gestes et postures', 'Accueil du public']);
  const start = cv.spans['certifications.0']?.start ?? 0;
  expect(cv.text.slice(start, cv.spans['certifications.0']?.end)).toBe('Hygiène alimentaire');
});

test('under a date alone, who gave it stands beside it', () => {
  const { certifications } = read('03/2024\nHYGIÈNE ALIMENTAIRE\tCCI DU GERS\n11/2023\nACCUEIL DU PUBLIC\tEN INTERNE');
  expect(certifications).toEqual(['HYGIÈNE ALIMENTAIRE', 'ACCUEIL DU PUBLIC']);
});

test('two certificates side by side under a date are both kept', () => {
  expect(read('2022\t2024\nSST\tHACCP').certifications).toEqual(['SST', 'HACCP']);
  expect(read('2021\nHACCP\tGestes et postures').certifications).toEqual(['HACCP', 'Gestes et postures']);
});

test('numbers and words that open on a year stay', () => {
  expect(
    read('Accueil du public (2 jours, Gers)\nHygiène alimentaire : module 2020 h\nNorme 2030').certifications,
  ).toEqual(expect.arrayContaining(['Accueil du public (2 jours, Gers)', 'Hygiène alimentaire : module 2020 h']));
});

test('when someone was born is no headline', () => {
  const text =
    'Ana Ruiz\nDate de naissance : 14/02/1993 | Nationalité : espagnole\nana@example.com\n\nFORMATION\n2012 CAP Cuisine';
  expect(parseCv({ text }).title).toBeNull();
  expect(parseCv({ text: 'Ana Ruiz\nE-mail marketing manager\nana@example.com' }).title).toBe(
    'E-mail marketing manager',
  );
});

test('one that is planned keeps the words that say so', () => {
  expect(read('SST (session prévue en février 2027)\nHygiène alimentaire (2021)').certifications).toEqual([
    'SST (session prévue en février 2027)',
    'Hygiène alimentaire',
  ]);
});
