import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

test.each([
  'Vendeuse et sapeur-pompière volontaire, je garde mon calme.',
  'Je suis conseillère municipale.',
  'J’ai été déléguée syndicale.',
  'Ancienne gendarme, j’aime l’ordre.',
])('a status that the documents do not know is reported: %s', (text) => {
  expect(kindsFound({}, text)).toContain('title');
});

test.each([
  ['Pompière volontaire depuis 2018', 'Vendeuse et sapeur-pompière volontaire, je garde mon calme.'],
  ['Bénévole à la Croix-Rouge, secourisme', 'Je suis aussi bénévole à la Croix-Rouge.'],
  ['', 'J’admire les sapeurs-pompiers de ma ville.'],
])('one they know, or that others have, is none: %s', (more, text) => {
  expect(kindsFound({ more }, text)).toEqual([]);
});
