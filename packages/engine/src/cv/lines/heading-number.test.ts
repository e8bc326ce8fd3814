import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { withoutNumber } from './heading-number.ts';

test.each([
  ['1. Expérience professionnelle', 'Expérience professionnelle'],
  ['II – Formation', 'Formation'],
  ['3) Langues', 'Langues'],
  ['B/ Loisirs', 'Loisirs'],
])('« %s » without its number', (heading, bare) => {
  expect(withoutNumber(heading)).toBe(bare);
});

test.each(['3 ans d’expérience', 'C++', 'I love Dole', '2019 – 2021', 'D’où je viens', 'CV – Dole'])(
  '« %s » has none',
  (text) => {
    expect(withoutNumber(text)).toBe(text);
  },
);

test('numbered headings with words of their own, and short courses beside the diplomas', () => {
  const { headings, experiences, education, certifications } = parseCv({
    text: 'Yanis Perrot\nyanis@example.com\n\n1. Expérience professionnelle en Belgique\n2019 – 2023\tCariste, Logiflex, Mons\n\n2. Expérience professionnelle au Maroc\n2015 – 2018\tMagasinier, Société Atlas Carton, Fès\n\n3. Études\n2014\tBTS Transport, Institut spécialisé, Fès\n\n4. Formations et habilitations\n• CACES R489 catégorie 5 (2020)\n• Gestes et postures, 2 jours (2021)\n\n5. Divers\nPêche, football',
  });
  expect(headings.map(({ text, kind }) => `${text} | ${kind}`)).toEqual([
    '1. Expérience professionnelle en Belgique | experience',
    '2. Expérience professionnelle au Maroc | experience',
    '3. Études | education',
    '4. Formations et habilitations | certifications',
    '5. Divers | interests',
  ]);
  expect(experiences).toHaveLength(2);
  expect(education).toHaveLength(1);
  expect(certifications).toContain('Gestes et postures, 2 jours');
});

test('« Formations et certifications » over diplomas is one of studies', () => {
  const { headings } = parseCv({
    text: 'Yanis Perrot\n\nÉTUDES\n2012\tBac pro Vente, lycée Duhamel\n\nFORMATIONS ET CERTIFICATIONS\n2014\tBTS NDRC, lycée Duhamel\n2016\tSST',
  });
  expect(headings.at(-1)?.kind).toBe('education');
});

test('jobs under a numbered heading of one’s own are read beside those of « 2. Avant la coiffure »', () => {
  const { experiences } = parseCv({
    text: 'Yanis Perrot\nCoiffeur\nDole\n\n1. COIFFURE\n\nDepuis mars 2021 | Salon Lacaze, Dole | coiffeur\n* Coupes\n\n2. AVANT LA COIFFURE\n\n2014 – 2020 | Garage Ollier, Dole | mécanicien\n* Freins\n\n3. FORMATION\n\nCAP Coiffure, 2021',
  });
  expect(experiences.map(({ title, company }) => [title, company])).toEqual([
    ['coiffeur', 'Salon Lacaze'],
    ['mécanicien', 'Garage Ollier'],
  ]);
});
