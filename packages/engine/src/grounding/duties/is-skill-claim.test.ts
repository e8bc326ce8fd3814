import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Marc Alléno – marc.alleno@example.com
Assistant administratif, Cabinet Roussel (avocats), Tours, depuis 2018
• Tenue des agendas, rédaction de procès-verbaux, CRM HubSpot
Vannes : saisonnier, été 2016
Moodle, Batigest : notions`;
const offer = 'Transports Gallois recrute un exploitant. Vous établissez des notes de calcul sous Klaviyo et SAP.';
const skills = (text: string) =>
  findUngrounded(text, { cv, offer, today: '2026-11-21' })
    .filter(({ kind }) => kind === 'skill' || kind === 'level')
    .map(({ quote }) => quote);

describe('a term of the lists', () => {
  test.each([
    ['a word of everyone', 'J’ai changé de ville, et j’aime le vent et ma maison.'],
    ['a turn of letters', 'Je souhaite mettre au service de tous ma patience.'],
    ['said to be another’s', 'J’aime vos notes de calcul.'],
    ['set against what is', 'Mon CRM est HubSpot et non Klaviyo.'],
    ['known by name alone', 'Je ne connais de SAP que le nom.'],
    ['still undone', 'Je prépare un dossier avant d’en négocier le prix.'],
  ])('is no skill where it is %s', (_, text) => {
    expect(skills(text)).toEqual([]);
  });

  test.each([
    ['in other words', 'Je rédige des comptes rendus.'],
    ['by a case of it', 'Je manie un logiciel de devis et une plateforme d’apprentissage.'],
  ])('is told %s', (_, text) => {
    expect(skills(text)).toEqual([]);
  });

  test.each([
    ['a product by another of its kind', 'Je travaille sous Klaviyo.', 'Klaviyo'],
    ['a phrase by one of its words', 'J’effectue les rapprochements bancaires.', 'rapprochements bancaires'],
    ['an everyday word said to be mastered', 'Je maîtrise la pâtisserie.', 'pâtisserie'],
    ['a level told behind the name', 'Je cite Batigest, un logiciel que j’utilise avec aisance.', 'Batigest'],
  ])('is not told: %s', (_, text, quote) => {
    expect(skills(text).some((each) => each.includes(quote))).toBe(true);
  });
});
