import { expect, test } from 'vitest';
import { tokenise } from './tokenise.ts';

const keys = (text: string) => tokenise(text).map(({ key }) => key);

test.each([
  ['développeur·se web', ['developpeur', 'web']],
  ['passionné·e·s de mode', ['passionne', 'de', 'mode']],
  ['rattaché(e) au siège', ['rattache', 'au', 'siege']],
  ['infirmier(ère)', ['infirmier']],
  ['conseiller.ère de vente', ['conseiller', 'de', 'vente']],
  ['salarié-e-s', ['salarie']],
])('inclusive writing adds no word: %s', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test.each([
  ['Node.js, e-mail, porte-à-porte', ['node', 'js', 'e', 'mail', 'porte', 'a', 'porte']],
  ['SQL·ES', ['sql', 'es']],
  ['Rendez-vous (se présenter)', ['rendez', 'vous', 'se', 'presenter']],
])('and other marks part words as before: %s', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test('the span of a word holds its ending', () => {
  const text = 'Un·e développeur·se';
  expect(
    tokenise(text)
      .map(({ start, end }) => text.slice(start, end))
      .at(-1),
  ).toBe('développeur·se');
});
