import { expect, it } from 'vitest';
import { takeBullet } from './bullet.ts';

it.each([
  ['• Paie', '•', 'Paie'],
  ['•Paie', '•', 'Paie'],
  ['- Paie', '-', 'Paie'],
  ['– Paie', '–', 'Paie'],
  ['✓ Paie', '✓', 'Paie'],
  ['› Paie', '›', 'Paie'],
  ['∘Paie', '∘', 'Paie'],
  ['2018 › 2019', null, '2018 › 2019'],
  ['-5 % de coûts', null, '-5 % de coûts'],
  ['–2 points', null, '–2 points'],
  ['*Paie', null, '*Paie'],
  ['Paie - bulletins', null, 'Paie - bulletins'],
])('%s', (line, sign, text) => {
  expect(takeBullet(line)).toEqual({ sign, text });
});
