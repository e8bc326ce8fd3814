import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Inès Moreau\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company, start, end, bullets }) => ({
      job: [title, company, start, end].join(' | '),
      bullets,
    }),
  );

test('months without a year are of the year above the employer', () => {
  const text =
    'Caviste\n2021\nCave du Port, La Rochelle\nmars → aujourd’hui\tconseil aux clients\n• Gestion du stock\n\n' +
    'Vendeuse\n2018\nMaison Ollier, Saintes\noct. → févr. 2021\ttenue de la boutique\n\n' +
    'Serveuse\n2017\nCafé des Dunes, Royan\njuin → août';
  expect(jobs(text)).toEqual([
    { job: 'Caviste | Cave du Port | 2021-03 | present', bullets: ['conseil aux clients', 'Gestion du stock'] },
    { job: 'Vendeuse | Maison Ollier | 2018-10 | 2021-02', bullets: ['tenue de la boutique'] },
    { job: 'Serveuse | Café des Dunes | 2017-06 | 2017-08', bullets: [] },
  ]);
});

test('a year over the rows of its months', () => {
  const text =
    '2017\njuin → août\tServeuse, Café des Dunes, Royan\nsept. → nov.\tVendangeuse, Château Lapierre, Cognac';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Serveuse | Café des Dunes | 2017-06 | 2017-08',
    'Vendangeuse | Château Lapierre | 2017-09 | 2017-11',
  ]);
});

test('the year of one job is not that of the next, which tells its own', () => {
  const text = 'Vendeuse, Maison Ollier, Saintes\n2018\nServeuse, Café des Dunes, Royan\njuin – août 2019';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Vendeuse | Maison Ollier | 2018 | 2018',
    'Serveuse | Café des Dunes | 2019-06 | 2019-08',
  ]);
});

test('« à mon compte » stands where the employer of the other jobs does', () => {
  const text =
    'Caviste\n2021\nCave du Port, La Rochelle\nmars → aujourd’hui\tconseil aux clients\n\n' +
    'Fleuriste indépendante\n2018\nà mon compte\noct. → févr. 2021\tbouquets de mariée\n• Devis';
  expect(jobs(text)[1]).toEqual({
    job: 'Fleuriste indépendante |  | 2018-10 | 2021-02',
    bullets: ['bouquets de mariée', 'Devis'],
  });
});

test('months that tell their year, in cells, leave the year above to the job over it', () => {
  const text =
    'Serveuse, Café des Dunes, Royan\n2018\nAvril à août 2019\tCaviste, Cave du Port, La Rochelle\nOct. 2019 à déc. 2020\tVendeuse, Maison Ollier, Saintes';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Serveuse | Café des Dunes | 2018 | 2018',
    'Caviste | Cave du Port | 2019-04 | 2019-08',
    'Vendeuse | Maison Ollier | 2019-10 | 2020-12',
  ]);
});

test('a year in the margin of a job whose period stands below its title is told once', () => {
  const text =
    '2018\nAssistante administrative chez Delporte Couverture\nFévrier 2018 - Juin 2021\n• Devis\n' +
    '2016\nSecrétaire chez Manpartner\nSeptembre 2016 - Janvier 2018\n• Courriers';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Assistante administrative | Delporte Couverture | 2018-02 | 2021-06',
    'Secrétaire | Manpartner | 2016-09 | 2018-01',
  ]);
});

test('the year of one job stays with it where the next begins in that year', () => {
  const text =
    'Stagiaire vendeuse – Maison Ollier\n2019\n\nCaissière – Café des Dunes\n2019 – 2022\n• Tenue de la caisse';
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Stagiaire vendeuse | Maison Ollier | 2019 | 2019',
    'Caissière | Café des Dunes | 2019 | 2022',
  ]);
});
