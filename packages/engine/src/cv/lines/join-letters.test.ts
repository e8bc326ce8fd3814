import { expect, test } from 'vitest';
import { joinLetters } from './join-letters.ts';

test.each([
  ['PARCOURS   E N   EHPAD', 'PARCOURS EN EHPAD'],
  ['L À O Ù J’AI TRAVAILLÉ', 'LÀ OÙ J’AI TRAVAILLÉ'],
  ['M E S PLUS', 'MES PLUS'],
  ['F O R M A T I O N', 'FORMATION'],
  ['À la une', 'À la une'],
])('%s', (written, joined) => {
  expect(joinLetters(written)).toBe(joined);
});
