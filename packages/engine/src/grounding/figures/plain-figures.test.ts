import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Gaël Tourmente
Responsable administratif

EXPÉRIENCE
Avril 2018 – aujourd’hui : responsable administratif, Papeterie Lombart, Annonay, CDI
- Paie de 52 salariés, relevés de charges chaque trimestre
- Temps partagé : 65 % de comptabilité, 35 % de gestion du personnel
- Délai de paiement de mes clients ramené de 60 à 45 jours ; chiffre d’affaires de mes clients : 1,2 M€ en 2021, 1,8 M€ en 2024
- Ventes de la boutique : 4,1 M€ en 2020, 5,4 M€ en 2025
- Formation de 3 saisonniers ; plantation de 140 arbustes en 2022 avec l’équipe
- Déménagement des archives de janvier à août 2023
- Entrepôt de 21 000 m²
Mai 2014 – mars 2018 : comptable, Garage Vauclin, Privas

FORMATION
Gestion de la paie : 2 blocs validés sur 5
Voltaire : 745/1000 (2022)`;
const offer = 'Nous recherchons un responsable pour une équipe de 160 salariés à Lyon.';
const found = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

describe('figures as people round and tell them', () => {
  test.each([
    'J’établis une cinquantaine de bulletins par mois.',
    'Je prépare les relevés de charges tous les trois mois.',
    'Les ventes de la boutique ont gagné plus d’un million d’euros en cinq ans.',
    'Le déménagement des archives a été fait en huit mois.',
    'Mon entrepôt compte un peu plus de deux hectares.',
    'Il me reste trois blocs à valider.',
    'J’ai obtenu 745 points sur 1000 au certificat Voltaire.',
    'Vous cherchez quelqu’un pour 160 salariés : c’est le triple de mes cinquante-deux.',
  ])('are left alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['J’établis une centaine de bulletins par mois.', 'centaine'],
    ['Je prépare les relevés de charges tous les quatre mois.', 'quatre mois'],
    ['Mon temps se partage à parts égales entre la comptabilité et la gestion du personnel.', 'parts égales'],
    ['J’ai réduit de moitié le délai de paiement de mes clients.', 'moitié'],
    ['J’ai formé neuf saisonniers.', 'neuf'],
    ['J’ai participé en 2022 à une plantation de 240 arbustes.', '240'],
    ['Je pilote deux points de vente.', 'deux'],
  ])('are reported where the CV tells others: %s', (text, quote) => {
    expect(found(text).join(' | ')).toContain(quote);
  });
});
