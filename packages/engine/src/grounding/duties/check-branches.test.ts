import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Nora Ferrand
Assistante commerciale, Robinetterie Arlot (230 salariés), Vire, depuis 2019
• Devis pour 12 clients, courriers aux distributeurs belges
Magasinière, Textiles Bonnard, Flers, 2015 – 2019
• Réception du linge de maison`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

test.each([
  ['a branch of industry', 'J’ai tenu le quai d’une entreprise de cosmétiques.', 'cosmétiques'],
  ['an adjective of one', 'Je travaille pour une société pharmaceutique.', 'pharmaceutique'],
  ['whom one worked for', 'J’ai écrit des devis pour douze banques.', 'banques'],
  ['the branch of a trade', 'J’ai été magasinière en bijouterie.', 'bijouterie'],
  ['another nation', 'J’écris aux distributeurs allemands.', 'allemands'],
])('%s is reported where the documents tell another', (_, text, quote) => {
  expect(quotes(text)).toContain(quote);
});

test.each([
  'Je travaille pour un fabricant de robinets, après une maison de textile.',
  'J’écris aux distributeurs belges.',
  'Un service de vingt-huit personnes, c’est une famille.',
])('the documents’ own, in other words, is none: %s', (text) => {
  expect(quotes(text).filter((quote) => !/vingt|personnes/.test(quote))).toEqual([]);
});
