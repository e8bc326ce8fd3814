import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Nolwenn Abgrall
Auxiliaire vétérinaire

EXPÉRIENCE
Auxiliaire vétérinaire, Clinique du Steir, Quimper
Mai 2022 – aujourd’hui
• Commandes à la centrale et inventaire mensuel de la pharmacie
• Tableau de bord hebdomadaire des ventes pour les vétérinaires associés
• Relevés de température du réfrigérateur chaque nuit
• Continuité de direction deux jours par mois
• Organisation du congrès annuel des éleveurs`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['oftener', 'L’inventaire hebdomadaire de la pharmacie me revient.', 'hebdomadaire'],
  ['less often', 'Je remets aux vétérinaires le tableau de bord des ventes chaque mois.', 'chaque mois'],
  ['by the hour', 'Je fais les relevés de température du réfrigérateur toutes les heures.', 'toutes les heures'],
  ['as many times of a shorter while', 'J’assure la continuité de direction deux jours par semaine.', 'par semaine'],
  ['every other year', 'J’organise le congrès bisannuel des éleveurs.', 'bisannuel'],
])('%s than the line that is retold is reported', (_, text, quote) => {
  expect(quotes(text)).toContain(quote);
});

test.each([
  'L’inventaire mensuel de la pharmacie me revient.',
  'Chaque mois, je fais l’inventaire de la pharmacie.',
  'Je remets aux vétérinaires le tableau de bord des ventes chaque semaine.',
  'Je fais les relevés de température du réfrigérateur toutes les nuits.',
  'J’assure la continuité de direction deux jours par mois.',
  'J’organise chaque année le congrès des éleveurs.',
])('the same pace in other words is none: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});
