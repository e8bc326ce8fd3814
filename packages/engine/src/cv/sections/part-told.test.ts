import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';

const jobs = (text: string) =>
  parseCv({ text: `Yanis Perrot\n\nEXPÉRIENCES\n${text}` }).experiences.map(({ title, company, start, end, bullets }) =>
    [title, company, start, end, bullets.join(' / ')].join(' | '),
  );

test.each([
  [
    'a period that closes the head',
    'Fonderie Darnal, Dole, 2011-2025. Moulage en sable, noyautage, coulée, contrôle des pièces, réglage des machines et tutorat de quatre apprentis.\n\n2003-2011. Artisan serrurier à mon compte. Portails, garde-corps et escaliers, du devis à la pose.',
    [
      ' | Fonderie Darnal | 2011 | 2025 | Moulage en sable, noyautage, coulée, contrôle des pièces, réglage des machines et tutorat de quatre apprentis.',
      'Artisan serrurier à mon compte |  | 2003 | 2011 | Portails, garde-corps et escaliers, du devis à la pose.',
    ],
  ],
  [
    'a period before a colon',
    'Verger Lacoste, Dole – ouvrière, mars-novembre 2024 : taille, éclaircissage, récolte, calibrage, palettes et marché du samedi, avec une équipe de douze saisonniers.',
    [
      'ouvrière | Verger Lacoste | 2024-03 | 2024-11 | taille, éclaircissage, récolte, calibrage, palettes et marché du samedi, avec une équipe de douze saisonniers.',
    ],
  ],
  [
    'a title behind the colon',
    '2012-2016 – Entreprise Lacoste, Dole : métreur études de prix. Réponses aux appels d’offres, consultation des fournisseurs, mémoires techniques et déboursés.',
    [
      'métreur études de prix | Entreprise Lacoste | 2012 | 2016 | Réponses aux appels d’offres, consultation des fournisseurs, mémoires techniques et déboursés.',
    ],
  ],
  [
    'a period at the end',
    'École Jean-Lacoste, Dole : accompagnement de deux élèves, reformulation des consignes, aide au repas et aux déplacements. Sept. 2021 à juin 2024.',
    [
      ' | École Jean-Lacoste | 2021-09 | 2024-06 | accompagnement de deux élèves, reformulation des consignes, aide au repas et aux déplacements.',
    ],
  ],
  [
    'what one was',
    'De 2013 à 2018, j’étais juriste conseil dans une organisation patronale du commerce : vingt appels par jour, rédaction de modèles, lecture de six conventions.',
    [
      'juriste conseil dans une organisation patronale du commerce |  | 2013 | 2018 | vingt appels par jour, rédaction de modèles, lecture de six conventions.',
    ],
  ],
])('%s', (_what, text, expected) => {
  expect(jobs(text)).toEqual(expected);
});

test.each(['Depuis 2022, référente des arrivants : je forme', 'Depuis 2022, nous répondons à tout : je forme'])(
  '« %s » is a duty of the job above',
  (duty) => {
    const text = `Caissière, Supermarché Lacoste, Dole, depuis 2019\n${duty} les nouvelles recrues au logiciel de caisse, aux règles d’hygiène et à l’accueil des clients les plus pressés.`;
    expect(jobs(text)).toHaveLength(1);
  },
);

test.each(['- ', ''])('a duty with its own period is no job below a head (« %s »)', (sign) => {
  const duty =
    'Préparation des inventaires du magasin de 2019 à 2020 : comptage des rayons, écarts, relances des fournisseurs, tableaux de bord';
  expect(jobs(`Comptable – Société Darnal, Dole – 2020\n${sign}Saisie\n${sign}${duty}.`)).toHaveLength(1);
});

test('a house that is called like a deed heads its job', () => {
  const text =
    'Ferme des Pins, Dole – ouvrière, saison mars-novembre 2023 : semis, plantation, désherbage, récolte du matin, lavage et mise en cagettes.';
  expect(jobs(`- ${text}`)).toEqual([expect.stringContaining('Ferme des Pins')]);
});
