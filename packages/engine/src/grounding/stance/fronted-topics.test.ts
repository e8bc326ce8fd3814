import { expect, it } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Nadia Ferrand
Gestionnaire de copropriété
Tours – nadia.ferrand@example.com

EXPÉRIENCE
Cabinet Orlane, Tours – Gestionnaire de copropriété, mars 2019 – aujourd'hui
Assemblées générales : 40 par an ; 15 visites d'immeubles par semaine
Budget de 18 000 € pour 1 100 fournitures
Encadrement d'une secrétaire et d'une alternante

FORMATION
2018 : BTS Professions immobilières, lycée Descartes, Tours`;
const offer = `Le Groupe Valmer, 208 personnes à Nantes, recrute un ou une chef de service. Vous pilotez les sous-traitants, encadrez 9 gestionnaires, répondez aux appels d'offres sous Gercop et tenez le palace de la marque.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

it.each([
  'Les appels d’offres, je ne les ai jamais pratiqués.',
  'Encadrer neuf gestionnaires, piloter les sous-traitants : le poste est vaste, et je le sais.',
  'Gercop, les appels d’offres, les sous-traitants : voilà mes trois chantiers.',
  'Si une formation à Gercop est possible, j’en serai ravie.',
  'Une maison de 208 personnes qui recrute à Nantes : votre annonce m’a plu.',
  'Je pilote les sous-traitants ? Non, mon directeur s’en charge.',
])('what is named first is of the clause that takes it up: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});

it.each([
  'Les appels d’offres, je les traite depuis 2019.',
  'Piloter les sous-traitants : je le fais chaque jour.',
  'Je pilote les sous-traitants du cabinet.',
])('what is claimed of it stays a claim: %s', (text) => {
  expect(quotes(text)).not.toEqual([]);
});

it.each([
  'Plus de six cents visites par an.',
  'Seize euros pièce, à peu près, pour nos fournitures.',
  'J’encadre deux personnes.',
  'Mon préavis est de trois mois.',
])('what follows from figures told is no invention: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});

it('finds the place of a fact behind a sign of two code units', () => {
  const text = '🍅 Gestionnaire à Tours, je tiens 70 assemblées par an.';
  const [found] = findUngrounded(text, { cv, offer, today: '2026-11-21' });
  expect(found?.quote).toContain('70');
  expect(text.slice(found?.start, found?.end)).toBe(found?.quote);
});
