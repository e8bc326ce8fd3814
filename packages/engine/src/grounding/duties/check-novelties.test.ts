import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Nora Ferrand – nora.ferrand@example.com
Chargée de clientèle, Laiterie du Val-Clair, Vire, depuis 2019
• Commandes de 40 restaurateurs, relances, panier moyen suivi sous Excel
Vendeuse, Boulangerie Petitjean, Flers, 2015 – 2019
• Accueil, encaissement
Bénévole à la Banque alimentaire
Formation
BTS Négociation et relation client, Flers, 2015`;
const quotes = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

describe('nouns of a trade that the documents do not tell', () => {
  test.each([
    ['a public', 'J’ai travaillé auprès d’enfants.', 'enfants'],
    ['a kind of client', 'Je prends les commandes pour des hôpitaux.', 'hôpitaux'],
    ['a sector', 'J’ai passé quatre ans dans les cosmétiques.', 'cosmétiques'],
    ['a duty', 'Je fais la relance et je pratique la pasteurisation.', 'pasteurisation'],
    ['a duty that others do for pleasure', 'À Flers, je tenais la pâtisserie.', 'pâtisserie'],
    ['several of a trade', 'Je conseille des architectes à Vire.', 'architectes'],
  ])('are reported: %s', (_, text, quote) => {
    expect(quotes(text)).toContain(quote);
  });

  test.each([
    ['words of everyone', 'Le matin, j’aime le silence, la lumière et le courage des débuts.'],
    ['the kind that a case of it proves', 'Je connais l’agroalimentaire.'],
    ['other words for the same', 'Je surveille le ticket moyen et je tiens la caisse.'],
    ['a general truth', 'Un fromage, cela se raconte, et une usine ne ferme jamais.'],
    ['a taste', 'J’aime la botanique.'],
    ['a verb behind its pronoun', 'La relance, je la pratique chaque jour.'],
    ['the employer’s', 'Vous vendez des cosmétiques à des pharmacies.'],
  ])('are not %s', (_, text) => {
    expect(quotes(text)).toEqual([]);
  });
});
