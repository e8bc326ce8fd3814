import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Ombeline Tassin
Vendeuse en fromagerie
Expérience professionnelle
Vendeuse, fromagerie Aux Alpages, Annecy, depuis mai 2019
• Prix de la plus belle vitrine 2022, remis à la boutique
• Meilleure vendeuse du réseau au 3e trimestre 2023
• Dossier de la deuxième étoile du gîte voisin
Divers
Soutien scolaire d’une classe de 5e`,
  today: '2026-11-22',
});
const quotes = (text: string) =>
  check(text)
    .map(({ quote }) => quote)
    .join(' | ');

describe('honours', () => {
  test.each([
    ['J’ai aidé au dossier de la troisième étoile du gîte.', 'troisième étoile'],
    ['J’aide une classe de quatrième.', 'classe de quatrième'],
    ['En 2022, on m’a remis le prix de la plus belle vitrine.', 'm’a remis'],
    ['J’ai été la meilleure vendeuse du réseau sur l’ensemble de l’année 2023.', 'l’ensemble de l’année'],
  ])('larger than they were are reported: %s', (text, quote) => {
    expect(quotes(text)).toContain(quote);
  });

  test.each([
    'J’ai aidé au dossier de la deuxième étoile du gîte.',
    'J’aide une classe de cinquième.',
    'En 2022, la boutique a reçu le prix de la plus belle vitrine.',
    'J’ai été la meilleure vendeuse du réseau au troisième trimestre 2023.',
  ])('pass as they were: %s', (text) => {
    expect(quotes(text)).toBe('');
  });
});
