import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Karim Ziani\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company, start, end, bullets }) => ({
      job: [title, company, start, end].join(' | '),
      bullets,
    }),
  );

test('dates below the duties are those of the job above, two posts of one employer among them', () => {
  const text = `Chaudronnerie Petit, Le Mans
Soudeur TIG
• Soudage de tuyauteries inox
• Lecture de plans isométriques
De mars 2021 à ce jour (CDI)
Aide-soudeur
• Préparation des pièces
De septembre 2018 à février 2021

Atelier Le Goff, Laval
Apprenti métallier
Septembre 2016 – août 2018`;
  expect(jobs(text)).toEqual([
    {
      job: 'Soudeur TIG | Chaudronnerie Petit | 2021-03 | present',
      bullets: ['Soudage de tuyauteries inox', 'Lecture de plans isométriques'],
    },
    { job: 'Aide-soudeur | Chaudronnerie Petit | 2018-09 | 2021-02', bullets: ['Préparation des pièces'] },
    { job: 'Apprenti métallier | Atelier Le Goff | 2016-09 | 2018-08', bullets: [] },
  ]);
});

test('an employer right below the dates of the job before opens the next job, over its title', () => {
  const text = `Clinique du Lac, Annecy
Secrétaire médicale
• Frappe des comptes rendus
De mars 2021 à ce jour
Agente d’accueil
• Admissions
De septembre 2018 à février 2021
Hyper Bleu, Annecy
Hôtesse de caisse
2015 à 2017`;
  expect(jobs(text).map(({ job }) => job)).toEqual([
    'Secrétaire médicale | Clinique du Lac | 2021-03 | present',
    'Agente d’accueil | Clinique du Lac | 2018-09 | 2021-02',
    'Hôtesse de caisse | Hyper Bleu | 2015 | 2017',
  ]);
});

test('a job holds all its lines, its dates below them included', () => {
  const text =
    'Amina Roux\n\nEXPÉRIENCES\nSoudeuse TIG, Chaudronnerie Petit, Le Mans\n• Soudage inox\n• Meulage\n2019 – 2021';
  const { spans } = parseCv({ text });
  expect(text.slice(spans['experiences.0']?.start, spans['experiences.0']?.end)).toMatch(/^Soudeuse.*2021$/s);
});

test('dates above the duties stay with the job above them, the last of them without duties too', () => {
  const text = `Auxiliaire de vie
Domicile Plus, Albi
2019 – 2023
• Aide au lever

Vendeuse
Maison Bleu, Gaillac
2012 – 2014`;
  expect(jobs(text)).toEqual([
    { job: 'Auxiliaire de vie | Domicile Plus | 2019 | 2023', bullets: ['Aide au lever'] },
    { job: 'Vendeuse | Maison Bleu | 2012 | 2014', bullets: [] },
  ]);
});

test.each(['Ateliers Petit S.A.R.L.', 'Fonderie Petit et fils, 8 boulevard de la Gare, 72000 Le Mans (45 salariés)'])(
  '« %s » above the dates is no duty',
  (company) => {
    const text = `Magasinier\n${company}\n2018 - 2022\nGestion des stocks\nPréparation des commandes\nAide-magasinier\n${company}\n2015 - 2017`;
    expect(jobs(text)).toMatchObject([
      {
        job: expect.stringMatching(/^Magasinier .* 2018 \| 2022$/),
        bullets: ['Gestion des stocks', 'Préparation des commandes'],
      },
      { job: expect.stringMatching(/^Aide-magasinier .* 2015 \| 2017$/) },
    ]);
  },
);

test('cards that all close on their dates, hours and contract beside them, some without duties', () => {
  const text = `Fleuriste
Au Brin de Mai, Caen
Composition de bouquets et de décors de mariage
mars 2022 à aujourd’hui, 28h

Apprentie fleuriste
Serres Exemple, Bayeux
8 mois, 2020 – 2021

Garde d’enfants
Famille Roux
2018 - 2019, CDD`;
  expect(jobs(text)).toEqual([
    {
      job: 'Fleuriste | Au Brin de Mai | 2022-03 | present',
      bullets: ['Composition de bouquets et de décors de mariage'],
    },
    { job: 'Apprentie fleuriste | Serres Exemple | 2020 | 2021', bullets: [] },
    { job: 'Garde d’enfants | Famille Roux | 2018 | 2019', bullets: [] },
  ]);
});

test('where the duties stand under their dates after a blank line, the dates stay above them', () => {
  const text = `Fleuriste
Au Brin de Mai, Caen
2020 – 2023

• Composition de bouquets

Vendeuse
Jardinerie Exemple, Bayeux
2017 – 2019`;
  expect(jobs(text)).toMatchObject([
    { job: 'Fleuriste | Au Brin de Mai | 2020 | 2023' },
    { job: 'Vendeuse | Jardinerie Exemple | 2017 | 2019' },
  ]);
});
