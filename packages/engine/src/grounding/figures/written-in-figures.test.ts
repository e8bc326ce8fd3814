import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Gaspard Olivier
Lead developer
gaspard.olivier@example.org

EXPERIENCE
Référent technique d’une équipe de 5 développeurs, Cartolis, Nantes
March 2021 – present
- Closed €1.4M of new revenue in 2024, orders worth £230k
- Carte passée de 24 à 12 plats
- Panier moyen + 9 % en un an
- 60 appels par jour
Enquêteur, Sondalis, Rennes
2018 – 2020
- Enquête auprès de 300 passants`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-30' }).map(({ quote }) => quote);

test.each([
  'J’ai signé 1,4 million d’euros de revenu.',
  'J’ai pris pour 230 000 livres sterling de commandes.',
  'Le panier moyen a pris neuf pour cent.',
  'Nous avons divisé la nôtre par deux, la carte.',
  'Soixante appels par jour chez Cartolis, trois cents par semaine.',
  'J’encadre techniquement cinq développeurs.',
])('passes: %s', (text) => {
  expect(quotes(text)).toEqual([]);
});

test.each([
  ['J’ai signé 2,4 millions d’euros de revenu.', '2,4 millions'],
  ['Le panier moyen a pris vingt-neuf pour cent.', 'vingt-neuf'],
  ['Soixante appels par jour chez Cartolis, neuf cents par semaine.', 'neuf cents'],
])('is reported: %s', (text, part) => {
  expect(quotes(text).join(' ')).toContain(part);
});
