import { expect, it } from 'vitest';
import { takeBullet } from './bullet.ts';

it.each([
  ['• Paie', true, 'Paie'],
  ['•Paie', true, 'Paie'],
  ['- Paie', true, 'Paie'],
  ['– Paie', true, 'Paie'],
  ['✓ Paie', true, 'Paie'],
  ['› Paie', true, 'Paie'],
  ['∘Paie', true, 'Paie'],
  ['2018 › 2019', false, '2018 › 2019'],
  ['-5 % de coûts', false, '-5 % de coûts'],
  ['–2 points', false, '–2 points'],
  ['*Paie', false, '*Paie'],
  ['Paie - bulletins', false, 'Paie - bulletins'],
])('%s', (line, bullet, text) => {
  expect(takeBullet(line)).toEqual({ bullet, text });
});
