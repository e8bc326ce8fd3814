import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Aline Pérouse
Lingère et plongeuse
aline.perouse@example.org

EXPÉRIENCE
Lingère, Clinique du Parc, Vichy
mars 2020 – août 2026
- Linge de 36 chambres avec une collègue, équipes en 3x8
- Pressing de 20 costumes par an
- Suivi de 3 ateliers, 240 fiches par mois
- Permanence une semaine sur cinq
- Plateaux : 24 couverts midi et soir, deux plongeurs sous ma conduite
Plongeuse saisonnière, Hôtel des Sources, Royat
de mai à septembre 2018 et de mai à septembre 2019
- 30 banquets par saison
Serveuse, Café Lumière, Thiers
d’avril à octobre 2017
Serveuse, Glacier Pinson, Ambert
de juin à août 2016
Garde d’enfants (10 h / semaine) et cantinière (24 h / semaine), Ambert, 2015`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-30' }).map(({ quote }) => quote);

describe('figures that follow from those told', () => {
  test.each([
    ['shared by two', 'Dix-huit chambres chacune, avec ma collègue.'],
    ['shared among those counted', 'Quatre-vingts fiches par atelier, à peu près.'],
    ['a rate over the time that is told', 'Plus de six ans à Vichy, cent trente costumes.'],
    ['a rate by the season', 'Deux saisons à Royat, soixante banquets.'],
    ['turns of a year', 'Je prends la permanence dix semaines par an.'],
    ['a shift', 'Je travaille par postes de huit heures.'],
    ['noon and evening', 'Quarante-huit couverts par jour, midi et soir compris.'],
    ['oneself besides', 'Nous sommes trois à la plonge, moi comprise.'],
    ['months of several houses', 'Trois mois chez un glacier, sept dans un café.'],
    ['two seasons together', 'Dix mois de saison à Royat, en tout.'],
    ['two posts together', 'Trente-quatre heures par semaine sur deux postes.'],
  ])('%s pass', (_, text) => {
    expect(quotes(text)).toEqual([]);
  });

  test.each([
    ['Vingt-cinq chambres chacune, avec ma collègue.', 'Vingt-cinq'],
    ['Cent cinquante fiches par atelier, à peu près.', 'Cent cinquante'],
    ['Plus de six ans à Vichy, trois cents costumes.', 'trois cents'],
    ['Je prends la permanence vingt semaines par an.', 'vingt semaines'],
    ['Je travaille par postes de douze heures.', 'douze heures'],
    ['Soixante-dix couverts par jour, midi et soir compris.', 'Soixante-dix'],
    ['Nous sommes six à la plonge, moi comprise.', 'six'],
    ['Quarante heures par semaine sur deux postes.', 'Quarante heures'],
  ])('others are reported: %s', (text, part) => {
    expect(quotes(text).join(' ')).toContain(part);
  });
});
