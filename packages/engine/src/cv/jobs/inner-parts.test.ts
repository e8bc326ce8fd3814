import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Paul Dupont\n\nEXPÉRIENCE PROFESSIONNELLE\n${text}` }).experiences.map(
    ({ title, company, start, end }) => `${title ?? ''} | ${company ?? ''} | ${start} | ${end}`,
  );
const bullets = (text: string) =>
  parseCv({ text: `Paul Dupont\n\nEXPÉRIENCE PROFESSIONNELLE\n${text}` }).experiences[0]?.bullets;

test('the missions of a consultant are duties of one job', () => {
  const text =
    'Consultant Java\tjanv. 2019 – déc. 2023\nOrelis Conseil, Nantes\nMission 2 : Banque Lacoste – pilote technique\tmars 2021 – déc. 2023\nContexte : refonte des virements\n- Écriture des services de paiement pour les agences et les clients du réseau\nEnvironnement technique : Java 17, Kafka\nMission 1 : Mutuelle Darnal\tjanv. 2019 – févr. 2021\n- Reprise des contrats\nDéveloppeur\t2016 – 2018\nNovalis, Rennes\n- Service';
  expect(jobs(text)).toEqual([
    'Consultant Java | Orelis Conseil | 2019-01 | 2023-12',
    'Développeur | Novalis | 2016 | 2018',
  ]);
  expect(bullets(text)).toContain('Environnement technique : Java 17, Kafka');
});

test('dates of a mission on a line of their own', () => {
  expect(
    jobs(
      'Consultante RH\tjanv. 2019 – à ce jour\nOrelis Conseil, Nantes\nMission 1 · Hôpital Lacoste – référente du\ndéploiement\nmars 2021 – déc. 2023\n- Paramétrage\n- Recette',
    ),
  ).toEqual(['Consultante RH | Orelis Conseil | 2019-01 | present']);
});

test('a mission outside the period of the job above is a job', () => {
  expect(
    jobs(
      'Comptable – Cabinet Darnal – 2019 - 2023\n- Bilans\nMission : Cheffe de projet – Ville de Dole – 2015 - 2018\n- Budget',
    ),
  ).toEqual(['Comptable | Cabinet Darnal | 2019 | 2023', 'Cheffe de projet | Ville de Dole | 2015 | 2018']);
});

test('projects with their years in brackets, and a title told so', () => {
  expect(
    jobs(
      'Géomaticien\t2015 – 2022\nBureau Lacoste, Dole\nAtlas des haies (2016–2019)\n- Relevés de terrain\n- Cartes\nStagiaire\t2014\nVille de Dole\n- Plans',
    ),
  ).toEqual(['Géomaticien | Bureau Lacoste | 2015 | 2022', 'Stagiaire | Ville de Dole | 2014 | 2014']);
  expect(
    jobs(
      'Comptable\t2015 – 2022\nBureau Lacoste, Dole\n- Bilans\nFormatrice (2016–2019)\nGreta du Jura\n- Ateliers de gestion',
    ),
  ).toHaveLength(2);
});

test('a table of building sites is told by the job above it', () => {
  const text =
    'Chef de chantier\t2014 – 2021\nLacoste Bâtiment, Dole\nChantier\tClient\tMontant\tRéception\nGymnase de 900 m², Dole\tCommune\t2,1 M€\t2019\nÉcole des Lilas\tCommune\t1,4 M€\tmars 2016\n- Réunions de chantier\nMaçon\t2010 – 2013\nDarnal Construction, Dole\n- Murs';
  expect(jobs(text)).toEqual([
    'Chef de chantier | Lacoste Bâtiment | 2014 | 2021',
    'Maçon | Darnal Construction | 2010 | 2013',
  ]);
  expect(bullets(text)).toHaveLength(4);
});

test('jobs set in cells are no table of projects', () => {
  expect(
    jobs('2019 – 2022\tMaçon\tLacoste Bâtiment\n2015 – 2018\tCoffreur\tDarnal Construction\n2014\tManœuvre\tOrelis'),
  ).toHaveLength(3);
});

test('missions told by whom they were for, the dates first or last', () => {
  expect(
    jobs(
      'Consultante\t2018 – 2023\nOrelis Conseil, Nantes\n2021 – 2023 : Mission pour Banque Lacoste\n- Migration\nMission chez Mutuelle Darnal – pilotage (2018 – 2020)\n- Recette\nAnalyste\t2015 – 2018\nNovalis, Rennes\n- Tableaux',
    ),
  ).toEqual(['Consultante | Orelis Conseil | 2018 | 2023', 'Analyste | Novalis | 2015 | 2018']);
});

test('a list of building sites under its own words', () => {
  expect(
    jobs(
      'Mai 2010 – mai 2016 : Conducteur de travaux, DARNAL SA\nChantiers marquants :\nStation d’épuration de Vesoul (2014 – 2015)\nLotissement des Pins (2012)\n2005 – 2010 : Chef de chantier, LACOSTE TP',
    ),
  ).toEqual(['Conducteur de travaux | DARNAL SA | 2010-05 | 2016-05', 'Chef de chantier | LACOSTE TP | 2005 | 2010']);
});

test('a second job held at the same time is no project of the first', () => {
  expect(
    jobs(
      'Professeur d’économie – Lycée Lacoste, Dijon\nDepuis sept. 2008\n- BTS\nChargé de cours, Université de Dole (2015 – 2019)\n- Licence',
    ),
  ).toHaveLength(2);
});
