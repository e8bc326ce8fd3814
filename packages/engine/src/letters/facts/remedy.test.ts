import { expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { letterFacts } from './letter-facts.ts';
import { remedyOf } from './remedy.ts';

const remedyIn = (line: string, missions = 'Tenir la comptabilité') =>
  remedyOf(
    letterFacts({
      cv: makeCv(),
      offer: parseOffer(`Comptable (H/F)\nVos missions\n- ${missions}\nNous vous proposons\n${line}\n`),
      today: '2026-11-29',
    }),
  )?.text ?? null;

test.each([
  ['Trois semaines de passation avec votre prédécesseur.', 'pendant la passation'],
  ['Deux jours en doublure.', 'pendant la période de doublure'],
  ['Vous suivrez un parcours d’intégration de deux semaines.', 'pendant votre parcours d’intégration'],
  ['Un mois d’intégration à l’atelier.', 'pendant l’intégration que vous prévoyez'],
  ['Une formation interne aux logiciels est prévue.', 'pendant la formation que vous prévoyez'],
])('« %s » is when one learns', (line, said) => {
  expect(remedyIn(line)).toBe(said);
});

test.each([
  'Passation des marchés publics.',
  'Pas de passation prévue.',
  'De formation initiale Bac+2 en comptabilité.',
  'Aucune formation interne n’est prévue.',
  'Vous êtes tuteur de deux apprentis.',
  'Phase d’intégration et de recette du logiciel.',
  'Vous êtes rigoureux.',
])('« %s » is no time to learn', (line) => {
  expect(remedyIn(line)).toBeNull();
});

test('what the work consists of is none', () => {
  expect(remedyIn('Tickets restaurant.', 'Suivre les trois semaines de passation des dossiers')).toBeNull();
});
