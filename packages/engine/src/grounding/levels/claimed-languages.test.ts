import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Ophélie Tarrade
Acheteuse

EXPÉRIENCE
Acheteuse, Plastiques Verneuil, Dole, depuis 2019
- Commandes et relances des fournisseurs

LANGUES
Anglais B1, tchèque débutant (depuis 2024), catalan appris à l’université, C1 en italien`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' });

describe('a language', () => {
  test.each([
    'Avec un niveau C1 en anglais, je pourrai échanger avec votre siège.',
    'Je m’appuierai sur un espagnol de bon niveau et sur un anglais solide.',
    'J’ai assez de tchèque pour négocier un contrat.',
    'En italien j’ai le niveau C1, et je suis tout aussi à l’aise en anglais.',
    'Le catalan est celle de mon enfance.',
    'En tchèque, j’échange par téléphone avec les usines de Brno.',
  ])('beyond the one told is reported, be it what an aim rests on: %s', (text) => {
    expect(found(text).filter(({ kind }) => kind === 'level' || kind === 'language')).not.toEqual([]);
  });

  test.each([
    'Avec un niveau B1 en anglais, je pourrai échanger avec votre siège.',
    'Avec vos cours du soir, je pourrai porter mon anglais au niveau B2.',
    'J’ai assez de tchèque pour me présenter.',
    'En anglais, j’échange par téléphone avec les fournisseurs.',
  ])('as it is told, or aimed at, is left alone: %s', (text) => {
    expect(found(text).filter(({ kind }) => kind === 'level' || kind === 'language')).toEqual([]);
  });
});
