import { expect, it } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Nadia Ferrand
Gestionnaire de copropriété
Tours – nadia.ferrand@example.com

EXPÉRIENCE
Depuis mars 2019 : Assistante de gestion locative, Cabinet Orlane, Tours
Visites, états des lieux, quittances de loyer
Devis, que le gérant valide
Suivi d'un foyer de femmes

FORMATION
2018 : BTS Professions immobilières, lycée Descartes, Tours`;
const offer = `Le Groupe Valmer, à Nantes, recrute un syndic. Vous répondez aux appels d'offres, rédigez les protocoles de vente, gérez des résidences étudiantes et tenez les plannings des gardiens.`;
const quotes = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

it('finds what the offer asks for, told of oneself', () => {
  expect(quotes('Depuis mars 2019, je rédige les protocoles du cabinet.').join(' ')).toContain('protocoles');
  expect(quotes('Je gère des résidences étudiantes.').join(' ')).toContain('résidences');
});

it('finds the one thing of a list that no document tells', () => {
  expect(
    quotes('Visites, états des lieux, quittances, les plannings des gardiens : mes journées sont pleines.'),
  ).toEqual(['les plannings des gardiens']);
  expect(quotes('Visites, états des lieux et quittances : mes journées sont pleines.')).toEqual([]);
});

it('finds the work of others and the opposite of what the documents say', () => {
  expect(quotes('Je prépare les devis et je les valide moi-même.').join(' ')).toContain('valide moi-même');
  expect(quotes('J’ai suivi un foyer d’hommes isolés.')).toContain('hommes');
});

it('leaves wishes, lacks and conditions of the offer alone', () => {
  expect(quotes('J’aimerais rédiger des protocoles de vente.')).toEqual([]);
  expect(quotes('Les appels d’offres, en revanche, je ne les ai pas pratiqués.')).toEqual([]);
  expect(quotes('Vos plannings de gardiens ne me font pas peur.')).toEqual([]);
});
