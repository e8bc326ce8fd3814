import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { namesPause, namesPauseAlone, namesService } from './names-pause.ts';

test.each([
  'Congé parental',
  'deux ans de soins auprès de mon père',
  'Année consacrée à mes enfants',
  'Parenthèse familiale',
  'Suivi de conjoint (Berlin)',
  'suivi de ma compagne mutée à Oran',
  'j’ai élevé mes trois enfants',
  'Proche aidante',
  'Aidant familial',
  'accompagnement de ma mère malade',
  'Expatriation familiale au Maroc',
  'Maternité',
  'accompagnement d’un proche malade',
  'Soutien à un parent dépendant',
  'aidante auprès de ma grand-mère',
  'aidant d’un proche',
  'pour m’occuper de ma mère',
  'je me suis arrêtée pour élever mes filles',
  'Sans activité professionnelle',
  'Recherche active d’emploi',
  'éducation de mes trois enfants',
  'année consacrée à la vie de famille',
  'problèmes de santé',
  'décès de mon père',
  'rénovation de notre maison',
  'Maman à temps plein',
  'mutation de mon conjoint',
  'Mise en disponibilité',
  'Reconversion après un accident du travail',
  'Arrivée en France',
  'Apprentissage du français',
])('« %s » is no job', (text) => {
  expect(namesPauseAlone(text)).toBe(true);
});

test.each([
  'Aide familiale',
  'Aide à domicile',
  'Accompagnement des familles',
  'Soins aux personnes âgées',
  'Garde d’enfants',
  'Maternité du centre hospitalier de Dole',
  'Suivi de chantier',
  'Installation de cuisines',
  'Famille Roussel',
  'Aide de ma femme fleuriste',
  'Accompagnement des proches',
  'Soutien à la parentalité',
  'Grossesses à haut risque',
  'Pause Café',
  'Hospitalisation à domicile',
  'Aide aux parents d’élèves',
  'Éducation à la santé',
  'Apprentissage du français langue étrangère à des adultes',
  'Reconversion de friches',
])('« %s » may be one', (text) => {
  expect(namesPauseAlone(text)).toBe(false);
});

test.each(['Maternité', 'Convalescence', 'Aidante familiale', 'Aide à mon frère'])(
  '« %s » beside an employer may be a job or a ward',
  (text) => {
    expect(namesPause(text)).toBe(false);
  },
);

const jobs = (text: string) =>
  parseCv({
    text: `Paule Dupont\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}\n\nFORMATION\n2003 : Bac STT, Lycée Lacoste, Dole`,
  }).experiences.map(({ title, company, start, end }) => `${title ?? ''} | ${company ?? ''} | ${start} | ${end}`);

test('a ward is where one worked', () => {
  expect(jobs('Puéricultrice, Maternité, 2012 – 2015')).toEqual(['Puéricultrice | Maternité | 2012 | 2015']);
  expect(jobs('Sage-femme – Maternité – CH de Vesoul – 2008 – 2011')).toEqual(['Sage-femme | Maternité | 2008 | 2011']);
  expect(jobs('2016 – 2021\tAide-soignante\tMaternité')).toEqual(['Aide-soignante | Maternité | 2016 | 2021']);
  expect(jobs('Sage-femme\nMaternité\n2008 – 2011\n- Accouchements')).toEqual(['Sage-femme | Maternité | 2008 | 2011']);
});

test('work with one’s family and care for an employer are jobs', () => {
  expect(
    jobs('2009 – 2013 : Aide de mon mari artisan menuisier (conjointe collaboratrice)\n- Devis, relances'),
  ).toEqual(['Aide de mon mari artisan menuisier (conjointe collaboratrice) |  | 2009 | 2013']);
  expect(jobs('Assistance à mon époux commerçant – Épicerie Darnal – 2009 – 2013\n- Caisse, vitrine')).toEqual([
    'Assistance à mon époux commerçant | Épicerie Darnal | 2009 | 2013',
  ]);
  expect(jobs('Aidante familiale – ADMR de Vesoul – 2014 – 2018\n- Repas')).toEqual([
    'Aidante familiale | ADMR de Vesoul | 2014 | 2018',
  ]);
});

test('the same told alone is no job', () => {
  const seller = 'Vendeuse, Boulangerie Lacoste\n2005 – 2010\n- Vente';
  const sold = ['Vendeuse | Boulangerie Lacoste | 2005 | 2010'];
  expect(jobs(`Maternité\n2010 – 2012\n${seller}`)).toEqual(sold);
  expect(jobs(`Aide à mon père malade\n2010 – 2012\n${seller}`)).toEqual(sold);
  expect(jobs(`2010 – 2012 : Accompagnement de ma mère malade\n- Démarches, soins\n${seller}`)).toEqual(sold);
  expect(jobs(`2010 – 2012 : Aidante familiale\n- Accompagnement de ma mère malade\n${seller}`)).toEqual(sold);
});

test.each([
  '2010 – 2012 : congé parental (jumelles)',
  'De mars 2010 à juin 2012 : accompagnement d’un proche malade.',
  'Interruption de carrière, 2010 – 2012',
  'Congé parental (2010 – 2012)',
  '2010 – 2012\tRecherche d’emploi',
])('« %s » takes nothing of the jobs beside it', (pause) => {
  const below = 'Vendeuse, Boulangerie Lacoste, Dole\n2005 – 2010\n- Vente';
  const above = 'Cheffe de rayon, Primeurs Darnal, Dole\n2012 – 2020\n- Commandes';
  const sold = 'Vendeuse | Boulangerie Lacoste | 2005 | 2010';
  const led = 'Cheffe de rayon | Primeurs Darnal | 2012 | 2020';
  expect(jobs(`${above}\n${pause}\n${below}`)).toEqual([led, sold]);
  expect(jobs(`${above}\n\n${pause}\n\n${below}`)).toEqual([led, sold]);
  expect(jobs(`${below}\n${pause}`)).toEqual([sold]);
});

test.each([
  ['Garde d’une grand-mère à domicile, famille Darnal, Dole', 'Garde d’une grand-mère à domicile | famille Darnal'],
  ['Aide à un parent d’élève, Mairie de Vesoul', 'Aide à un parent d’élève | Mairie de Vesoul'],
  [
    'Soins à un grand-père dépendant, particulier employeur, Dole',
    'Soins à un grand-père dépendant | particulier employeur',
  ],
  ['Aide à un proche âgé (CESU)', 'Aide à un proche âgé (CESU) | '],
  ['Reprise d’études et serveuse à mi-temps, Bar du Port', 'Reprise d’études et serveuse à mi-temps | Bar du Port'],
  [
    'Études à temps plein et caissier le samedi, Bar du Port',
    'Études à temps plein et caissier le samedi | Bar du Port',
  ],
  ['Sans activité fixe : intérim chez Adecco', 'Sans activité fixe | Adecco'],
])('« %s » is paid work', (told, job) => {
  expect(jobs(`2012 – 2015 : ${told}`)).toEqual([`${job} | 2012 | 2015`]);
});

test.each(['Reprise d’études d’infirmière', 'Reprise d’études et licence de droit', 'Soins à un parent malade, Dole'])(
  '« %s » is none',
  (told) => {
    expect(jobs(`2012 – 2015 : ${told}\n2005 – 2010 : Vendeuse, Boulangerie Lacoste`)).toEqual([
      'Vendeuse | Boulangerie Lacoste | 2005 | 2010',
    ]);
  },
);

test('a pause below its dates is none of the next job’s', () => {
  expect(
    jobs(
      '2021 – 2024\nGarage Roy · Mécanicienne\n- Révisions\n\n2019 – 2020\nCongé parental\n\n2017 – 2018\nScierie Lacaze · Apprentie mécanicienne\n- Entretien',
    ),
  ).toEqual(['Mécanicienne | Garage Roy | 2021 | 2024', 'Apprentie mécanicienne | Scierie Lacaze | 2017 | 2018']);
});

test('a service in the army by itself is no job', () => {
  expect(jobs('1992 – 1993 : service militaire\n1993 – 1999 : Maçonne, Bâti Lacaze, Dole')).toHaveLength(1);
  expect(namesService('service national, puis ferme familiale')).toBe(true);
  expect(namesService('Service militaire volontaire')).toBe(false);
});
