import { describe, expect, test } from 'vitest';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';

const read = (text: string) => parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}` });
const jobs = (text: string) =>
  read(text).experiences.map(({ title, company, start, end }) => [title, company, start, end].join(' | '));

describe('jobs in a table that names its columns', () => {
  test('each cell in lines of its own, the title over the duties', () => {
    const text =
      'DATES\tEMPLOYEUR ET LIEU\tFONCTIONS\n\ndepuis 02/2021\n\nHôtel Beau Rivage\nAnnecy (74)\n\nGouvernante\n• Contrôle des chambres\n• Planning\n\n2018 – 2020\n\nHôtel du Lac\n\nFemme de chambre\nMission d’intérim, nettoyage de 14 chambres par jour\n\n2017 (3 mois)\tCamping Les Pins\tAgent d’entretien\nMESSERY (74)';
    expect(jobs(text)).toEqual([
      'Gouvernante | Hôtel Beau Rivage | 2021-02 | present',
      'Femme de chambre | Hôtel du Lac | 2018 | 2020',
      'Agent d’entretien | Camping Les Pins | 2017 | 2017',
    ]);
    const { experiences, headings } = read(text);
    expect(experiences.map(({ bullets }) => bullets)).toEqual([
      ['Contrôle des chambres', 'Planning'],
      ['Mission d’intérim, nettoyage de 14 chambres par jour'],
      [],
    ]);
    expect(headings.map((heading) => heading.text)).toEqual(['EXPÉRIENCES PROFESSIONNELLES']);
  });

  test('a row in a line, title and duties apart', () => {
    const text =
      'Période\tEntreprise\tPoste occupé\tMissions\n2020 - 2023\tMenuiserie Faure, Dole\tMenuisier poseur\tPose de volets\n03/2016 - 12/2019\tAtelier Lhomme\tÉbéniste\tRestauration de meubles';
    expect(jobs(text)).toEqual([
      'Menuisier poseur | Menuiserie Faure | 2020 | 2023',
      'Ébéniste | Atelier Lhomme | 2016-03 | 2019-12',
    ]);
  });

  test('the columns of studies name none', () => {
    const { education } = parseCv({
      text: 'Yanis Perrot\n\nFORMATION\nAnnée\tÉcole\tDiplôme\n2015\tLycée Duhamel, Dole\tBac pro Menuiserie\n2013\tCFA de Dole\tCAP Menuisier',
    });
    expect(education.map(({ degree, school, year }) => [degree, school, year])).toEqual([
      ['Bac pro Menuiserie', 'Lycée Duhamel', '2015'],
      ['CAP Menuisier', 'CFA de Dole', '2013'],
    ]);
  });

  test('dates over two lines, an empty cell, and what stands below the table', () => {
    const text =
      'Dates\tEmployeur\tPoste\nMars 2019\tHôtel du Lac\tGouvernante\nà mai 2022\tAnnecy\tPlanning\n2015 – 2017\t\tNourrice\nBénévole à la Croix-Rouge, Pau, de 2012 à 2014\nStage d’accueil – Mairie de Pau – 2011';
    expect(jobs(text)).toEqual([
      'Gouvernante | Hôtel du Lac | 2019-03 | 2022-05',
      'Nourrice |  | 2015 | 2017',
      'Bénévole | Croix-Rouge | 2012 | 2014',
      'Stage d’accueil | Mairie de Pau | 2011 | 2011',
    ]);
    expect(read(text).experiences.map(({ bullets }) => bullets)).toEqual([['Planning'], [], [], []]);
  });

  test('the names of the columns are no line of the optimised CV', () => {
    const text =
      'Dates\tEmployeur\tPoste\n2019 – 2022\tHôtel du Lac\tGouvernante\n\nFORMATION\nAnnée\tDiplôme\tÉtablissement\n2015\tBac pro Vente\tLycée Duhamel, Dole';
    const { document } = optimiseCv({ cv: read(text), offer: null });
    expect(JSON.stringify(document)).not.toMatch(/Employeur|Établissement/);
  });

  test('a line of jobs and towns is no row of names', () => {
    expect(jobs('2020 - 2023\tMenuiserie Faure\tMenuisier poseur\n2016 - 2019\tAtelier Lhomme\tÉbéniste')).toEqual([
      'Menuisier poseur | Menuiserie Faure | 2020 | 2023',
      'Ébéniste | Atelier Lhomme | 2016 | 2019',
    ]);
  });
});
