import { expect, test } from 'vitest';
import { isSameLine } from './same-line.ts';

test.each([
  ['•  Accueil des clients', 'Accueil des clients'],
  ['– Tenue de la\ncaisse', 'Tenue de la caisse'],
])('%j and %j are one line', (one, other) => {
  expect(isSameLine(one, other)).toBe(true);
});

test.each([
  ['Vue js', 'Vue.js'],
  ['C', 'C++'],
  ['cablage', 'câblage'],
])('%j and %j are not', (one, other) => {
  expect(isSameLine(one, other)).toBe(false);
});
