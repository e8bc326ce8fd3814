import { expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';
import { cvWith } from '../testing/cv-with.ts';

const offer = 'Vendeuse – Boutique Ferlut, Abbeville\nVous conseillez une clientèle de quartier.';
const quotes = (text: string) =>
  findUngrounded(text, { cv: cvWith({ more: 'Permis B' }), offer, today: '2026-11-29' }).map(({ quote }) => quote);

test('where one would come to work is the employer’s', () => {
  expect(quotes('J’ai une voiture : venir travailler à Abbeville ne serait pas un obstacle.')).toEqual([]);
  expect(quotes('J’ai travaillé à Abbeville pendant mes études.')).toContain('Abbeville');
});
