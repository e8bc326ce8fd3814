import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const jobs = `Acheteuse – Papeterie Morvan, Amiens
Mars 2018 – Août 2022
- Coût au colis ramené de 0,61 € à 0,52 €
- Objectifs annuels dépassés (de 104 à 121 %)
- Ponctualité des livraisons des fournisseurs portée à 94 %
- Panel de 45 fournisseurs
- Astreinte une semaine sur quatre
- Accidents avec arrêt : de 31 en 2017 à 12 en 2022
- Équipe : trois acheteurs et une assistante
- Commandes portées de 85 à 180
- Dépannage de 3 presses et de 12 robots`;
const offer =
  'Acheteuse au sein d’une équipe de 4 personnes. Panel de 60 fournisseurs, astreinte une semaine sur six. Vous recrutez.';
const kinds = (text: string) =>
  findUngrounded(text, { cv: cvWith({ jobs }), offer, today: '2026-11-22' }).map(({ kind }) => kind);

describe('figures set beside others', () => {
  test.each([
    'Le coût au colis est passé de 61 à 52 centimes.',
    'J’ai dépassé mes objectifs annuels, jusqu’à 21 % au-delà de la cible.',
    'Mes fournisseurs livrent à l’heure plus de neuf fois sur dix.',
    'L’astreinte revenait une semaine sur quatre, contre une sur six chez vous.',
    'J’avais un panel de quarante-cinq fournisseurs, un quart de moins que celui que vous confiez.',
    'Dix-neuf accidents avec arrêt de moins entre 2017 et 2022.',
    'Nous étions quatre, trois acheteurs et une assistante.',
    'De 85 à 180 commandes, mon activité a plus que doublé.',
    'En quatre ans, je dépannais trois presses et une douzaine de robots.',
  ])('that are true are told otherwise: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  test.each([
    'Le coût au colis est passé de 61 à 42 centimes.',
    'J’ai dépassé mes objectifs annuels, jusqu’à 31 % au-delà de la cible.',
    'Mes fournisseurs livrent à l’heure une fois sur deux.',
    'Vingt-six accidents avec arrêt de moins entre 2017 et 2022.',
    'Nous étions sept, trois acheteurs et une assistante.',
    'De 85 à 180 commandes, mon activité a plus que décuplé.',
    'L’astreinte revenait une semaine sur deux, contre une sur six chez vous.',
    'J’avais un panel de quarante-cinq fournisseurs, un tiers de moins que celui que vous confiez.',
  ])('and false ones are reported: %s', (text) => {
    expect(kinds(text)).not.toEqual([]);
  });
});
