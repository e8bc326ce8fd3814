import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}` }).experiences.map(
    ({ title, company, start, end }) => [title, company, start, end].join(' | '),
  );

test.each([
  [
    'a field behind the title, the house below',
    'Chauffeur PL, distribution\t2014 – 2019\nMessageries de la Loue – Dole\n- Hayon\nCariste\t2009 – 2013\nScierie Lacaze – Dole\n- Inventaire',
    'Chauffeur PL, distribution | Messageries de la Loue | 2014 | 2019; Cariste | Scierie Lacaze | 2009 | 2013',
  ],
  [
    'a village no list knows behind whom it was for',
    'De mars 2013 à juin 2015 : apprentie cuisinière à la Table d’Arcens-le-Haut, Arcens.',
    'apprentie cuisinière | Table d’Arcens-le-Haut | 2013-03 | 2015-06',
  ],
  [
    'the house behind a part of it',
    '2015 – 2018 : Assistante à la Direction Financière, Lacaze',
    'Assistante à la Direction Financière | Lacaze | 2015 | 2018',
  ],
  [
    'two seasons, each with its months',
    'De mai à août 2021 et de mai à août 2022 : serveuse au Camping Lacaze, Dole.',
    'serveuse | Camping Lacaze | 2021-05 | 2022-08',
  ],
  ['months of one year', '04–06/1999\tServeuse, Auberge du Lac\tDole', 'Serveuse | Auberge du Lac | 1999-04 | 1999-06'],
  [
    'the head of a table whose cells ask for two things',
    'Période\tFonction et entreprise\tRéalisations\nDepuis 09/2021\tAcheteuse\nScierie Lacaze\n- Bois\n2015 – 2020\tVendeuse\nPrimeurs Darnal\n- Caisse',
    'Acheteuse | Scierie Lacaze | 2021-09 | present; Vendeuse | Primeurs Darnal | 2015 | 2020',
  ],
  [
    'how many families is no title',
    'Depuis septembre 2023 : baby-sitting dans deux familles (enfants de 1 an et 4 ans)',
    'baby-sitting dans deux familles |  | 2023-09 | present',
  ],
  [
    'helping out',
    'Extra salle, Traiteur Lemaire, mai 2022 et mai 2023',
    'Extra salle | Traiteur Lemaire | 2022-05 | 2023-05',
  ],
  [
    'helping out in a kitchen',
    'Renfort cuisine, Auberge du Lac, été 2021',
    'Renfort cuisine | Auberge du Lac | 2021 | 2021',
  ],
  ['a trade of a season', 'Domaine Faure, vendangeuse, 2019', 'vendangeuse | Domaine Faure | 2019 | 2019'],
  ['a trade at a belt', 'Emballage Perrin – Trieuse – 2018', 'Trieuse | Emballage Perrin | 2018 | 2018'],
  [
    'a trade of three words',
    'Femme toutes mains, Gîte du Haut-Doubs, 2017',
    'Femme toutes mains | Gîte du Haut-Doubs | 2017 | 2017',
  ],
  [
    'a contract for a title, what was done in a bracket',
    '2016 et 2017 : intérim chez Adia Dole (3 ou 4 missions : emballage de jouets, plonge, tri du courrier, inventaires)',
    'intérim | Adia Dole | 2016 | 2017',
  ],
  [
    'private people, whatever is said of them',
    'Mai 2019 - juin 2021\tFemme de ménage chez des particuliers (chèques emploi), 4 foyers',
    'Femme de ménage | des particuliers | 2019-05 | 2021-06',
  ],
  [
    'work at home',
    '2008-2015\tAssistante maternelle, à domicile\n- Trois enfants',
    'Assistante maternelle |  | 2008 | 2015',
  ],
])('%s', (_, line, told) => {
  expect(jobs(line)).toEqual(told.split('; '));
});

test('a line in brackets between two jobs tells a gap', () => {
  expect(
    jobs(
      'Soudeur, Chaudronnerie Blain, Redon, 2012 – 2019\n- Soudage TIG\n\n(2011-2012 : année à Lisbonne, cours du soir)\n\nAide-soudeur, Ateliers Lefort, Vannes, 2008 – 2011\n- Meulage',
    ),
  ).toEqual(['Soudeur | Chaudronnerie Blain | 2012 | 2019', 'Aide-soudeur | Ateliers Lefort | 2008 | 2011']);
});

test('dates in brackets on a line of their own are those of the job above', () => {
  expect(jobs('Soudeur – Chaudronnerie Blain\n(2012 – 2019)\n- Soudage TIG')).toEqual([
    'Soudeur | Chaudronnerie Blain | 2012 | 2019',
  ]);
});

test('an agency, then whom it was for', () => {
  expect(jobs('Cariste, Manpower – mission chez Logiflex, 2019 – 2020')).toEqual(['Cariste | Manpower | 2019 | 2020']);
  expect(jobs('Opérateur – CDD chez Extra Vital, 2019 – 2020')).toEqual(['Opérateur | Extra Vital | 2019 | 2020']);
});
