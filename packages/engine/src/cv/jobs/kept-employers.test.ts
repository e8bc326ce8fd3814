import { expect, test } from 'vitest';
import { parseCv } from '../parse-cv.ts';
import { looksLikeTask } from './looks-like-task.ts';

const jobs = (text: string) =>
  parseCv({
    text: `Paule Dupont\n\nEXPÉRIENCES PROFESSIONNELLES\n${text}\n\nFORMATION\n2003 : Bac STT, Lycée Lacoste, Dole`,
  }).experiences.map(({ title, company, start, end }) => `${title} | ${company} | ${start} | ${end}`);

test.each([
  ['Assistante aux Relations Humaines, Ikea', 'Assistante aux Relations Humaines | Ikea'],
  ['Assistant au Contrôle de Gestion, Bonduelle', 'Assistant au Contrôle de Gestion | Bonduelle'],
  ['Vendeuse au Rayon Pains et Fromages, Carrefour', 'Vendeuse au Rayon Pains et Fromages | Carrefour'],
  ['Conducteur au Site Sud, Citroën', 'Conducteur au Site Sud | Citroën'],
])('« %s »: the house behind a part of it', (told, job) => {
  expect(jobs(`2016 – 2018 : ${told}`)).toEqual([`${job} | 2016 | 2018`]);
});

test.each([
  ['Serveur, Pause Lacoste, Dole', 'Serveur | Pause Lacoste'],
  ['Conseillère voyages, Voyages au Soleil', 'Conseillère voyages | Voyages au Soleil'],
  ['Gestionnaire de paie\nCongés Spectacles', 'Gestionnaire de paie | Congés Spectacles'],
])('« %s »: a house whose sign reads like a pause', (told, job) => {
  expect(jobs(`2016 – 2018 : ${told}`)).toEqual([`${job} | 2016 | 2018`]);
});

test('« Maçon » is a trade, « Mâcon » a town', () => {
  expect(jobs('2012 – 2015 : Maçon, Vinci, Dijon')).toEqual(['Maçon | Vinci | 2012 | 2015']);
  expect(jobs('2012 – 2015 : Vendeuse, Primeurs Darnal, Mâcon')).toEqual(['Vendeuse | Primeurs Darnal | 2012 | 2015']);
});

test.each(['Gestion de Caisse – Dole', 'Gestion de Repas, Dole', 'Vente de Chaussures – Lyon'])(
  '« %s » is a duty',
  (text) => {
    expect(looksLikeTask(text)).toBe(true);
  },
);

test('« Messageries de la Loue – Dole » is a house', () => {
  expect(looksLikeTask('Messageries de la Loue – Dole')).toBe(false);
});

test('periods years apart are not one: the latest tells', () => {
  const waiter = 'serveur, Bar du Port, Dole';
  expect(jobs(`Mars 2004 – mai 2006, puis juin 2014 – mai 2018 : ${waiter}`)).toEqual([
    'serveur | Bar du Port | 2014-06 | 2018-05',
  ]);
  expect(jobs(`De 2004 à 2006 et de 2011 à 2014 : ${waiter}`)).toEqual(['serveur | Bar du Port | 2011 | 2014']);
  expect(jobs(`De mai à août 2012 et de mai à août 2013 : ${waiter}`)).toEqual([
    'serveur | Bar du Port | 2012-05 | 2013-08',
  ]);
});
