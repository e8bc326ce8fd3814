import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Hélène Castaing
née le 3 juin 2001 à Niort
Formatrice, Clé des Savoirs, Toulouse, depuis 2022
• 140 stagiaires accueillis en 2024, dont 71 % ont obtenu le CléA
• Équipe de 7 (4 formateurs, 2 assistantes, 1 directrice), en binôme
• Temps de réponse ramené de 1,8 s à 400 ms
• Astreinte une semaine sur six
• Visites : 6 à 8 familles par jour
Entraîneuse des U11 de l’AS Brun-Pain`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  'Je travaille avec trois autres formateurs.',
  'Nous étions deux, dans cette salle.',
  'J’ai vu près de cent personnes réussir.',
  'J’ai divisé par plus de quatre le temps de réponse.',
  'L’astreinte revient toutes les six semaines.',
  'Chaque matin je pousse six à huit portes.',
  'J’ai vingt-cinq ans.',
  'J’entraîne des enfants de moins de onze ans.',
])('what follows from the documents as people say it is told: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});

test.each([
  'Je travaille avec huit autres formateurs.',
  'J’ai divisé par dix le temps de réponse.',
  'L’astreinte revient toutes les trois semaines.',
  'Chaque matin je vois dix à douze familles.',
])('what does not is reported: %s', (text) => {
  expect(quotes(text).length).toBeGreaterThan(0);
});
