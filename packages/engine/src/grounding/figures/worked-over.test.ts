import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Maëlle Quintric
Conditionneuse

EXPÉRIENCE
Conditionneuse, Biscuiterie Trévarez, Châteaulin, depuis avril 2021 (190 salariés)
- Poste du matin (4 h 30 – 12 h) ou du soir (13 h – 20 h 45)
- 160 cartons à l’heure (objectif : 150), 0,4 % de rebuts en 2025
- Une vingtaine de réunions de ligne par an
- Commande des emballages : environ 5 000 € par mois
- Binôme de 2 conditionneurs et d’une apprentie
- Paie de 4 caristes
Commis, station des Gets, hivers 2017-2018 et 2018-2019
Secrétaire, Cabinet Le Dantec, Quimper (7 notaires), 2013 – 2017
- Agenda de 3 notaires
DIPLÔMES
2012 : CAP Pâtissier, CFA de Quimper`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['À l’usine on demande 150 cartons à l’heure. J’en fais près de deux cents.', 'deux cents'],
  ['Mes rebuts sont restés sous un demi pour cent, puis à deux pour cent.', 'deux pour cent'],
  ['Je mène quatre ou cinq réunions de ligne par mois.', 'quatre'],
  ['Je commande les emballages, pour environ 80 000 € par an.', '80 000 €'],
  ['J’ai fait trois hivers de suite comme commis aux Gets.', 'trois'],
  ['Je tenais l’agenda des sept notaires du cabinet Le Dantec.', 'sept'],
])('a figure that theirs does not come to is reported: %s', (text, quote) => {
  expect(found(text).join(' | ')).toContain(quote);
});

test.each([
  'À l’usine on demande 150 cartons à l’heure. J’en fais cent soixante.',
  'Mes rebuts sont restés sous un demi pour cent en 2025.',
  'Commencer à quatre heures trente ou finir à vingt heures quarante-cinq ne me gêne pas.',
  'Je mène une ou deux réunions de ligne par mois.',
  'Je commande les emballages, pour environ 60 000 € par an.',
  'Je travaille avec trois personnes, dont une apprentie.',
  'J’ai fait deux hivers de suite comme commis aux Gets.',
  'Je tenais l’agenda des trois notaires du cabinet Le Dantec.',
])('one that follows from theirs is left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});
