import { expect, test } from 'vitest';
import { groundingOf } from './find-ungrounded.ts';

const check = groundingOf({
  cv: `Gaspard Lemoyne
Chef de partie
14 rue du Four, 61000 Alençon – 06 39 98 41 27 – gaspard.lemoyne@example.com

EXPÉRIENCE
Mai 2020 – aujourd’hui : Chef de partie, Auberge du Sarthon, Alençon
- Cuisson des viandes, fiches techniques
Avril 2017 – avril 2020 : Commis, Hôtel de la Ferté, Argentan
- Plonge et épluchage
2015 – 2017 : Assistant comptable, Cabinet Roussel-Vian, Flers

FORMATION
Mention complémentaire Cuisinier en desserts de restaurant, CFA d’Alençon, 2018
CAP Cuisine, CFA d’Alençon, 2017

LANGUES
Portugais : courant
Anglais : A2

DIVERS
3e au concours des jeunes cuisiniers de l’Orne en 2016`,
  offer: `Cuisinier de collectivité (H/F) – Argentan
Vous cuisinez pour 300 écoliers et vous montrez le métier aux apprentis. Passez nous voir après 14 h pour visiter la cuisine centrale.`,
  today: '2026-11-30',
});
const quotes = (text: string) => check(text).map(({ quote }) => quote);

test.each([
  ['J’aimerais mettre mes treize ans de boucherie au service de vos convives.', 'treize ans'],
  ['L’anglais, je le parle couramment ; mon portugais aussi.', 'je le parle couramment'],
  ['Le concours des jeunes cuisiniers m’a vu monter sur la première marche.', 'monter sur la première marche'],
  ['Ma mention complémentaire Pâtisserie répond à votre souhait.', 'mention complémentaire Pâtisserie'],
  ['Directeur de cabinet à Flers, puis commis, je suis chef de partie.', 'Directeur de cabinet'],
])('reported: %s', (text, quote) => {
  expect(quotes(text).join(' | ')).toContain(quote);
});

test.each([
  // Whom one would serve, what one would like to do, how one may be met.
  'Ces gestes me sont connus, et j’aimerais les mettre au service des écoliers que vous nourrissez.',
  'J’ai été commis assez longtemps pour avoir envie, à mon tour, de montrer le métier.',
  'Je peux venir à Argentan pour visiter la cuisine centrale.',
  'Je passerai à la cuisine après 14 h, mon CV sous le bras.',
  'Mon expérience de la cuisine centrale reste à construire.',
  // A language, a title, a place and a diploma in other words.
  'Le portugais, je le parle couramment ; mon anglais en est au niveau A2.',
  'Assistant de cabinet à Flers, commis à Argentan, chef de partie à Alençon.',
  'Il y a dix ans, le concours des jeunes cuisiniers m’a vu monter sur la troisième marche.',
  'Ma mention complémentaire répond à votre souhait.',
  'De commis à chef de partie, j’ai gravi les échelons.',
])('passes: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
