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
  expect(bullets(text)).toEqual([
    'Gymnase de 900 m², Dole\tCommune\t2,1 M€\t2019',
    'École des Lilas\tCommune\t1,4 M€\tmars 2016',
    'Réunions de chantier',
  ]);
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

test('the jobs below a table of projects are none of its rows', () => {
  expect(
    jobs(
      'Cheffe de projet\t2016 – 2023\tOrelis\nClient\tProjet\tBudget\nMutuelle Roux\tMigration\t3 M€\nAnalyste\t2011 – 2016\tNovalis\nComptable\t2006 – 2011\tDarnal',
    ),
  ).toEqual([
    'Cheffe de projet | Orelis | 2016 | 2023',
    'Analyste | Novalis | 2011 | 2016',
    'Comptable | Darnal | 2006 | 2011',
  ]);
  const sites =
    'Conducteur de travaux\t2016 – 2022\tLacoste\nOpération\tClient\tLivraison\nGymnase\tVille de Dole\t2023\nCollège\tJura\t2018\nChef de chantier\tNovalis\t2010 – 2015\nMaçon\tDarnal\t2009';
  expect(jobs(sites)).toHaveLength(3);
  expect(bullets(sites)).toEqual(['Gymnase\tVille de Dole\t2023', 'Collège\tJura\t2018']);
});

test('posts told with their years in brackets under an employer are no projects of it', () => {
  expect(
    jobs(
      'Mairie de Vesoul\n2004 – 2021\nÉtat civil (2014 – 2021)\n- Mariages\nAccueil du public (2004 – 2014)\n- Standard',
    ),
  ).toEqual(['État civil | Mairie de Vesoul | 2014 | 2021', 'Accueil du public | Mairie de Vesoul | 2004 | 2014']);
  expect(
    jobs('LACOSTE SA, Dole, 2004 – 2021\nDirection des ventes (2014 – 2021)\n- Budget\nVendeur (2004 – 2014)\n- Devis'),
  ).toEqual(['Direction des ventes | LACOSTE SA | 2014 | 2021', 'Vendeur | LACOSTE SA | 2004 | 2014']);
});

test('another employer in brackets and a post behind a label are no projects', () => {
  expect(
    jobs(
      'Professeure de violon, École de musique de Vesoul\nDepuis 2011\n- Cours\nMission locale de Vesoul (2016 - 2019)\n- Ateliers',
    ),
  ).toHaveLength(2);
  expect(
    jobs('Chef de projet – Orelis – 2011 - 2023\n- Budget\nProjet – Responsable qualité – 2016 - 2019\n- Audits'),
  ).toHaveLength(2);
  expect(
    jobs(
      'Consultante\t2018 – 2023\nOrelis Conseil, Nantes\nMission 1 : Cheffe de projet pour Mutuelle Darnal, 2018 – 2021\n- Recette',
    ),
  ).toEqual(['Consultante | Orelis Conseil | 2018 | 2023']);
});
