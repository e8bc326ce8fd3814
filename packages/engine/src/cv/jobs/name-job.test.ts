import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Paul Dupont\n\nEXPÉRIENCES\n${text}` }).experiences.map(
    ({ title, company, start }) => `${title ?? ''} | ${company ?? ''} | ${start}`,
  );

test.each([
  [
    'what a house does is not its name',
    'DARNAL FRÈRES, Dole (39)\nGrossiste en fruits, 6 dépôts, 80 M€ de CA\nChef de quai expédition / retours (03/2014 → 02/2019)\n- Quai',
    ['Chef de quai expédition / retours | DARNAL FRÈRES | 2014-03'],
  ],
  [
    'a house named by its kind alone, with its size',
    'Assistante vétérinaire\t2014 – 2019\nClinique vétérinaire, 4 praticiens\n- Accueil',
    ['Assistante vétérinaire | Clinique vétérinaire | 2014'],
  ],
  [
    'a title and its house with a count behind',
    'Secrétaire comptable – menuiserie, 18 salariés\nSARL DARNAL – Dole\t2014 – 2019\n- Factures',
    ['Secrétaire comptable | SARL DARNAL | 2014'],
  ],
  [
    'a group may be named in what is said of a house',
    'Directrice des ventes\tDepuis 2019\nFiliale française du groupe Orelis, 300 personnes\nDarnal Lampes, Lille\n- Budget',
    ['Directrice des ventes | Darnal Lampes | 2019'],
  ],
  [
    'one title with commas, and two with a slash',
    'Responsable qualité, sécurité, environnement\t2018 – 2023\nLaiterie Darnal, Dole\n- ISO 22000\nComptable / Gestionnaire de paie\t2013 – 2018\nOrelis Lampes – Besançon\n- Paie',
    [
      'Responsable qualité, sécurité, environnement | Laiterie Darnal | 2018',
      'Comptable / Gestionnaire de paie | Orelis Lampes | 2013',
    ],
  ],
  [
    'an employer behind a length of time',
    'Juriste d’affaires, CDD 18 mois, Lacoste Notaires\t2010 – 2011\n- Baux',
    ['Juriste d’affaires | Lacoste Notaires | 2010'],
  ],
  [
    'a title and the kind of house, in small letters',
    'Vendeuse, boulangerie de quartier, rayon pain\t2014 – 2019\n- Caisse',
    ['Vendeuse | boulangerie de quartier | 2014'],
  ],
  [
    'what one is besides is no employer',
    'Contrôleuse de gestion, référente du logiciel de paie\t2014 – 2019\n- Budget',
    ['Contrôleuse de gestion, référente du logiciel de paie |  | 2014'],
  ],
  [
    'a slash before an employer still parts',
    'Vendeuse / Boulangerie Darnal\t2014 – 2019\n- Caisse',
    ['Vendeuse | Boulangerie Darnal | 2014'],
  ],
  [
    'a house told with the date of its agreement',
    'Depuis mai 2019\tJuriste social – Groupe Orelis, Dijon\nSix cliniques privées, 900 salariés, convention collective du 31 octobre 1951. Équipe de trois juristes.\n- Conseil\nmai 2012 – avril 2019\tJuriste – Union Darnal, Dole\nFédération fondée en 1987\n- Contrats',
    ['Juriste social | Groupe Orelis | 2019-05', 'Juriste | Union Darnal | 2012-05'],
  ],
  [
    'one’s own firm, and when it was founded',
    'Gérant, Toitures Darnal, société créée en 2014\n- Devis\nCouvreur, Lacoste Toiture\t2009 – 2013\n- Toits',
    ['Gérant | Toitures Darnal | 2014', 'Couvreur | Lacoste Toiture | 2009'],
  ],
])('%s', (_name, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});
