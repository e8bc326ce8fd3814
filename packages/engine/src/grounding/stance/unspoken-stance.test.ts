import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Bruno Achard-Lestienne
EXPÉRIENCE
Boucher, Maison Perrenot, Dole, depuis 2018
• Découpe et vente, 3 vendeurs formés`;
const offer = `Chef de rayon boucherie – Halles Vermandier, Besançon
Fondées en 1974, les Halles Vermandier emploient 85 personnes. Vous encadrez 7 bouchers sur 240 m².`;
const found = (text: string) => findUngrounded(text, { cv, offer, today: '2026-11-21' }).map(({ quote }) => quote);

describe('sentences without a first person', () => {
  test.each([
    'Sept bouchers attendent votre signe chaque matin.',
    'Fondées en 1974, les Halles Vermandier font vivre 85 personnes.',
    'Un rayon de 240 m² ne se tient pas depuis un bureau.',
    'Comment mènerait-on sept bouchers ?',
    'Question : combien de personnes avez-vous dirigées, sept ou huit ?',
  ])('may tell the employer’s figures: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    'Sept bouchers formés, 240 m² tenus.',
    'Chez Perrenot, je mène sept bouchers.',
    'Mener sept bouchers ? C’est mon quotidien.',
    'Votre rayon compte 9 bouchers.',
  ])('are held to the documents all the same: %s', (text) => {
    expect(found(text).length).toBeGreaterThan(0);
  });
});
