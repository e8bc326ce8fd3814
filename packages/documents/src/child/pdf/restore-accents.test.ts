import { expect, test } from 'vitest';
import { restoreAccents } from './restore-accents.ts';

test.each([
  ['Compe\0tences', 'Compétences'],
  ['A\0 côté', 'À côté'],
  ['Premie\0re anne\0e', 'Première année'],
  ['Centres d’inte\0re\0t', 'Centres d’intérêt'],
  ['Diplo\0mes', 'Diplômes'],
  ['Franc\0ais', 'Français'],
  ['La\0 ou\0 j’ai appris', 'Là où j’ai appris'],
  ['Sans marque', 'Sans marque'],
  ['\0Plan', 'Plan'],
])('%j is written %s', (read, written) => {
  expect(restoreAccents(read)).toBe(written);
});
