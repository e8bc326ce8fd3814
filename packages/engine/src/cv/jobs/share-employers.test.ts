import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const read = (text: string) => parseCv({ text: `Paul Dupont\n\nEXPÉRIENCE PROFESSIONNELLE\n${text}` }).experiences;
const jobs = (text: string) =>
  read(text).map(({ title, company, start, end }) => `${title ?? ''} | ${company ?? ''} | ${start} | ${end}`);

const posts =
  'SOCIÉTÉ DARNAL – Dole (39)\tdepuis mai 2012\nNégoce de matériaux – 4 dépôts, 120 salariés dans le Jura et en Côte-d’Or\nDirectrice des achats, membre du comité de direction\tjanvier 2019 à ce jour\n- Contrats cadres\n- Budget\nAcheteuse\tmai 2012 – décembre 2018\n- Appels d’offres\nORELIS SA – Besançon\tseptembre 2005 – avril 2012\nComposants de précision, 80 salariés, usine en Pologne\nApprovisionneuse\t2005 – 2012\n- Commandes';

test('an employer with its dates and what it does gives its name to the posts below', () => {
  expect(jobs(posts)).toEqual([
    'Directrice des achats, membre du comité de direction | SOCIÉTÉ DARNAL | 2019-01 | present',
    'Acheteuse | SOCIÉTÉ DARNAL | 2012-05 | 2018-12',
    'Approvisionneuse | ORELIS SA | 2005 | 2012',
  ]);
});

test('what the employer does is told with its first post', () => {
  expect(read(posts)[0]?.bullets).toEqual([
    'Négoce de matériaux – 4 dépôts, 120 salariés dans le Jura et en Côte-d’Or',
    'Contrats cadres',
    'Budget',
  ]);
});

test('the year of a later title tells nothing of when the job ended', () => {
  expect(
    jobs('CABINET LACOSTE – Dijon\tseptembre 2001 – août 2009\nCollaboratrice, puis cheffe de mission (2004)\nAudit.'),
  ).toEqual(['Collaboratrice, puis cheffe de mission | CABINET LACOSTE | 2001-09 | 2009-08']);
});

test('a job with duties is nobody’s employer', () => {
  expect(
    jobs('Cabinet Lacoste, Dijon\t2010 – 2018\n- Bilans\n- Paie\nServeuse\t2012 – 2013\n- Service du soir'),
  ).toEqual([' | Cabinet Lacoste | 2010 | 2018', 'Serveuse |  | 2012 | 2013']);
});

test('an employer whose duties stand in a sentence is nobody’s employer either', () => {
  expect(
    jobs(
      '2011 – 2023\tGarage Lacoste, Dole\nRévisions, pneus, freins et diagnostics.\n2015 – 2017\tPompier volontaire\n- Secours',
    ),
  ).toEqual([' | Garage Lacoste | 2011 | 2023', 'Pompier volontaire |  | 2015 | 2017']);
  expect(
    jobs(
      'Depuis 2011 : Ferme familiale, Vesoul\nSemis et récoltes, entretien des bâtiments.\n2016 – 2018 : Surveillante d’internat',
    ),
  ).toEqual([' | Ferme familiale | 2011 | present', 'Surveillante d’internat |  | 2016 | 2018']);
});

test('« même enseigne » is the employer of the post above', () => {
  expect(
    jobs(
      '2017 – 2024\tResponsable d’agence, Élan Travail, Dole\n2012 – 2017\tChargée de recrutement, même enseigne, Gray\n2008 – 2012\tAssistante RH, Conserves Lacaze, Dole',
    ),
  ).toEqual([
    'Responsable d’agence | Élan Travail | 2017 | 2024',
    'Chargée de recrutement | Élan Travail | 2012 | 2017',
    'Assistante RH | Conserves Lacaze | 2008 | 2012',
  ]);
});
