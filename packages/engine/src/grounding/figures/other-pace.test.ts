import { expect, test } from 'vitest';
import { kindsFound } from '../testing/cv-with.ts';

const duty = 'Préparation de 60 colis par jour ; 25 appels par semaine';

test.each([
  'Je préparais soixante colis par heure.',
  'Je préparais 60 colis par semaine.',
  'Je passais vingt-cinq appels par jour.',
])('a figure by another while is reported: %s', (text) => {
  expect(kindsFound({ duty }, text)).toContain('number');
});

test.each([
  'Je préparais soixante colis par jour.',
  'Je préparais soixante colis chaque jour.',
  'Je préparais trois cents colis par semaine.',
  'Je passais vingt-cinq appels hebdomadaires.',
])('the same, or what it comes to, is not: %s', (text) => {
  expect(kindsFound({ duty }, text)).toEqual([]);
});
