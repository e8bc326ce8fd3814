import { describe, expect, test } from 'vitest';
import { findUngrounded } from '../find-ungrounded.ts';

const cv = `Yaël Montclar-Besse – yael.mb@example.com
EXPÉRIENCE
Facteur de pianos, Atelier Rosenval, Tours, 03/2021 – aujourd’hui
• Accord et réglage de pianos à queue, harmonisation des marteaux
Ébéniste, Menuiserie Tardieu, Blois, 09/2011 – 02/2021
• Restauration de commodes et de secrétaires marquetés
LOISIRS
Choriste dans un ensemble baroque de 2012 à 2018 ; secouriste bénévole à la Croix-Verte (4 ans)`;
const found = (text: string) => findUngrounded(text, { cv, today: '2026-11-21' }).map(({ quote }) => quote);

describe('lengths of time', () => {
  test.each([
    'J’ai été choriste dans un ensemble baroque pendant six ans.',
    'J’ai été secouriste bénévole pendant quatre ans.',
    'J’ai restauré des commodes et des secrétaires pendant plus de neuf ans.',
    'Quinze ans de métier m’ont appris la patience.',
    'Depuis cinq ans, je règle des pianos à queue.',
    'Plus de neuf ans de commodes à Blois, puis cinq devant des pianos à queue à Tours.',
  ])('are those of what they are told of: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    'J’ai été choriste dans un ensemble baroque pendant quinze ans.',
    'J’ai été secouriste bénévole pendant neuf ans.',
    'J’ai réglé des pianos à queue et leurs marteaux pendant quinze ans.',
  ])('are reported where the CV gives that very thing another: %s', (text) => {
    expect(found(text).length).toBeGreaterThan(0);
  });
});

test('two years of one line are no stretch of time', () => {
  const more = `${cv}\nPUBLICATIONS\nDeux articles sur les commodes et les secrétaires marquetés, 2019 et 2021`;
  const check = (text: string) => findUngrounded(text, { cv: more, today: '2026-11-21' }).map(({ quote }) => quote);
  expect(check('Plus de neuf ans de commodes et de secrétaires à Blois, puis cinq à Tours.')).toEqual([]);
});
