import { expect, test } from 'vitest';
import { parseCv } from '../cv/parse-cv.ts';
import { today } from '../testing/pairs.ts';
import { contextOf } from './context.ts';
import { monthsCovered } from './months.ts';

const workedIn = (dates: string) => {
  const text = `Léa Perrin
Serveuse

Expérience
Serveuse, Le Grand Large, Royan
${dates}
- Service en salle, soixante couverts

Formation
CAP Commercialisation et services, Royan, 2012`;
  const { jobs } = contextOf({ cv: parseCv({ text }), offer: null, today });
  return [jobs.length, monthsCovered(jobs.flatMap(({ worked }) => worked))];
};

test.each([
  ['Été 2019', 2],
  ['Étés 2017, 2018 et 2019', 6],
  ['étés 2015 à 2018', 8],
  ['Saisons d’été 2021 et 2022', 10],
  ['hiver 2022-2023', 3],
  ['Saison d’hiver 2022-2023', 5],
  ['vacances scolaires 2018', 2],
  ['saison 2018-2019', 5],
  ['saison d’hiver 2026-2027', 0],
])('« %s » is %i months of work', (dates, months) => {
  expect(workedIn(dates)).toEqual([1, months]);
});

test.each([
  ['2018 (3 mois)', 3],
  ['2018 – 10 semaines', 2],
  ['2019 – 2020 (8 mois)', 8],
  ['2019 – 2021', 24],
  ['janvier 2019 – décembre 2020 (8 mois)', 24],
  ['2018 (11 mois)', 11],
  ['2018 – 2021 (2 ans et 6 mois)', 30],
  ['2018 – 2024 (dont 6 mois de congé parental)', 72],
  ['2018 – 2024 (6 mois par an)', 72],
  ['2018 – 2024, stage de 3 mois puis CDI', 72],
  ['2018 – 2023 (CDI après 3 mois d’intérim)', 60],
])('« %s » is %i months of work', (dates, months) => {
  expect(workedIn(dates)).toEqual([1, months]);
});
