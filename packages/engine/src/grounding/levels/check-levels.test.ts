import { describe, expect, test } from 'vitest';
import { groundingOf } from '../find-ungrounded.ts';

const check = groundingOf({
  cv: `Rémi Chauvel
Électricien
Expérience professionnelle
Électricien, Établissements Jaubert, Limoges, depuis 2016
BTS Électrotechnique, lycée Turgot, Limoges, 2014, mention assez
bien
• Câblage d’armoires, ensachage de visserie
• Vendeur du trimestre au comptoir, printemps 2023
Outils
AutoCAD (notions), Excel
Divers : arbitre régional de handball
Habilitations
Attestation fluides frigorigènes, catégorie I (2019)
CACES R489 catégories 1B et 3`,
  today: '2026-11-21',
});
const kinds = (text: string) => check(text).map(({ kind }) => kind);

describe('levels, awards and certificates', () => {
  test.each([
    ['level', 'J’utilise AutoCAD, un logiciel que je pratique avec aisance.'],
    ['level', 'Vous demandez AutoCAD, que j’utilise tous les jours.'],
    ['award', 'Vendeur de l’année en 2023, j’aime le contact.'],
    ['award', 'Arbitre national de handball, je sais trancher.'],
    ['award', 'J’ai un BTS Électrotechnique, mention très bien.'],
    ['award', 'J’ai reçu une récompense de mon groupe.'],
    ['certification', 'Titulaire de l’attestation fluides frigorigènes, catégorie II.'],
    ['certification', 'Mon CACES R489 catégories 1B, 3 et 5 est à jour.'],
    ['certification', 'Je détiens l’attestation d’assistant de vie.'],
  ] as const)('reports a %s that is told otherwise: %s', (kind, text) => {
    expect(kinds(text)).toContain(kind);
  });

  test.each([
    'J’utilise Excel tous les jours.',
    'J’ai un BTS Électrotechnique, mention assez bien.',
    'L’ensachage de visserie n’avait alors plus de secret pour moi.',
    'Vendeur du trimestre en 2023, j’aime le contact.',
    'Arbitre régional de handball, je sais trancher.',
    'Un client qui revient, c’est ma plus belle récompense.',
    'Fluides frigorigènes, catégorie I depuis 2019. CACES R489, catégorie 3.',
    'Je possède l’attestation fluides frigorigènes.',
  ])('has nothing to say of: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
