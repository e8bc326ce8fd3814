import { describe, expect, test } from 'vitest';
import { optimiseCv } from '../optimise/optimise-cv.ts';
import { parseCv } from '../parse-cv.ts';
import { columnsNamed } from './part-labels.ts';

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

  test('a cell of several lines, a long cell of duties, and columns of words that ask for two things', () => {
    const text =
      'Période\tEntreprises (lieu)\tPoste / fonction\tTravaux effectués\n03/2021 au 30/11/2023\tScierie Lhomme, DOLE\t(intérim Synergie)\tOpérateur de sciage\tRéglage de la scie à ruban, tri des planches par qualité, empilage et cerclage, nettoyage de la ligne, affûtage des lames le vendredi, conduite du chariot frontal. Horaires 3x8\nété 2019\t(2 mois)\tConserverie Faure\tAgent de conditionnement\tMise en bocaux\n2017\tPizzeria Da Carla\t(CDD)\tPlongeur';
    expect(jobs(text)).toEqual([
      'Opérateur de sciage | Scierie Lhomme | 2021-03 | 2023-11',
      'Agent de conditionnement | Conserverie Faure | 2019 | 2019',
      'Plongeur | Pizzeria Da Carla | 2017 | 2017',
    ]);
    expect(read(text).experiences.map(({ bullets }) => bullets.length)).toEqual([1, 1, 0]);
  });

  test('the dates in another column than the first, or in two', () => {
    const last =
      'Poste\tEmployeur\tDates\nCariste\tLogis Jura, Dole\t2020 – 2023\nManutentionnaire\tHalles Perrin\t06/2018 – 12/2019';
    expect(jobs(last)).toEqual([
      'Cariste | Logis Jura | 2020 | 2023',
      'Manutentionnaire | Halles Perrin | 2018-06 | 2019-12',
    ]);
    const two =
      'Du\tAu\tEmployeur\tPoste\n03/2019\t06/2022\tLogis Jura\tCariste\n01/2017\t02/2019\tHalles Perrin\tManutentionnaire';
    expect(jobs(two)).toEqual([
      'Cariste | Logis Jura | 2019-03 | 2022-06',
      'Manutentionnaire | Halles Perrin | 2017-01 | 2019-02',
    ]);
  });

  test.each([
    [
      'an empty last cell',
      'Poste\tEmployeur\tDates\tLieu\nCariste\tLogis Jura\t2019 – 2022\tDole\nVendeur\tHalles Perrin\t2015 – 2017\nServeur\tAuberge du Pont\t2012 – 2015\tPau',
      [
        'Cariste | Logis Jura | 2019 | 2022',
        'Vendeur | Halles Perrin | 2015 | 2017',
        'Serveur | Auberge du Pont | 2012 | 2015',
      ],
    ],
    [
      'no duties',
      'Poste\tEmployeur\tDates\tMissions\nCariste\tLogis Jura\t2019 – 2022\tQuais\nPlongeur\tPizzeria Carla\t2017 – 2019',
      ['Cariste | Logis Jura | 2019 | 2022', 'Plongeur | Pizzeria Carla | 2017 | 2019'],
    ],
    [
      'an employer merged with the one above',
      'Entreprise\tPoste\tPériode\nLogis Jura\tCariste\t2019 – 2022\n\tPréparateur\t2017 – 2019',
      ['Cariste | Logis Jura | 2019 | 2022', 'Préparateur |  | 2017 | 2019'],
    ],
    [
      'no title',
      'Entreprise\tPoste\tPériode\nLogis Jura\tCariste\t2019 – 2022\nAuto-entrepreneur\t\t2017 – 2019',
      ['Cariste | Logis Jura | 2019 | 2022', ' | Auto-entrepreneur | 2017 | 2019'],
    ],
    [
      'a place left out',
      'Entreprise\tPoste\tLieu\tPériode\nLogis Jura\tCariste\tDole\t2019 – 2022\nPizzeria Carla\tPlongeur\t2017 – 2019',
      ['Cariste | Logis Jura | 2019 | 2022', 'Plongeur | Pizzeria Carla | 2017 | 2019'],
    ],
  ])('a row with %s keeps its job', (_what, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  test('dates over two lines of a later column are one row', () => {
    const text =
      'Entreprise\tPoste\tPériode\nLogis Jura\tCariste\tSept. 2018 –\nDole\t\tmars 2022\nHalles Perrin\tVendeur\t2015 – 2017';
    expect(read(text).experiences.map(({ title }) => title)).toEqual(['Cariste', 'Vendeur']);
  });

  test('a table of studies that asks whether they were passed', () => {
    const { education } = parseCv({
      text: 'Yanis Perrot\n\nFORMATIONS\nAnnée\tDiplôme / formation\tLieu\tObtenu (O/N)\n2015\tCAP Cuisine\tCFA de Dole\tN\n2012\tBrevet des collèges\tCollège Ledoux, Dole\tO',
    });
    expect(education.map(({ degree, school, year, obtained }) => [degree, school, year, obtained])).toEqual([
      ['CAP Cuisine', 'CFA de Dole', '2015', false],
      ['Brevet des collèges', 'Collège Ledoux', '2012', true],
    ]);
  });

  test('the names of the columns are no line of the optimised CV', () => {
    const text =
      'Dates\tEmployeur\tPoste\n2019 – 2022\tHôtel du Lac\tGouvernante\n\nFORMATION\nAnnée\tDiplôme\tÉtablissement\n2015\tBac pro Vente\tLycée Duhamel, Dole';
    const { document } = optimiseCv({ cv: read(text), offer: null });
    expect(JSON.stringify(document)).not.toMatch(/Employeur|Établissement/);
  });

  test('cells with other words than these name no columns', () => {
    expect(columnsNamed('Dates\tEmployeur\tPoste')).toEqual(['dates', 'employer', 'title']);
    expect(columnsNamed('Caissière\tEmployeur Casino\tDole')).toBeNull();
    expect(columnsNamed('Formation et apprentissage\tLangues')).toBeNull();
    expect(columnsNamed('Poste et employeur\tDates')).toBeNull();
  });

  test('a line of jobs and towns is no row of names', () => {
    expect(jobs('2020 - 2023\tMenuiserie Faure\tMenuisier poseur\n2016 - 2019\tAtelier Lhomme\tÉbéniste')).toEqual([
      'Menuisier poseur | Menuiserie Faure | 2020 | 2023',
      'Ébéniste | Atelier Lhomme | 2016 | 2019',
    ]);
  });

  test('duties across a table without a column for them belong to the row above', () => {
    const text =
      'Dates\tPoste\tEmployeur\tLieu\n03/2022 – à ce jour\tGestionnaire de paie\tCabinet Orhant\tLangueux (22)\n• 280 bulletins de paie par mois\n• DSN mensuelles\n06/2017 – 01/2019\tAssistante administrative\tMenuiseries Le Guen\tPloufragan (22)\nDevis, factures clients, relances\n2016 – 2017\tHôtesse d’accueil\tArmor Intérim\tSaint-Brieuc';
    expect(read(text).experiences.map(({ title, company, bullets }) => [title, company, bullets])).toEqual([
      ['Gestionnaire de paie', 'Cabinet Orhant', ['280 bulletins de paie par mois', 'DSN mensuelles']],
      ['Assistante administrative', 'Menuiseries Le Guen', ['Devis, factures clients, relances']],
      ['Hôtesse d’accueil', 'Armor Intérim', []],
    ]);
  });
});
