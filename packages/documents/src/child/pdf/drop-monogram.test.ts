import { expect, it } from 'vitest';
import { dropMonogram } from './drop-monogram.ts';

const run = (text: string, size: number, y = 50) => ({
  text,
  x: 20,
  y,
  width: 50,
  size,
  bold: false,
  spaceAfter: false,
});
const read = (...runs: ReturnType<typeof run>[]) => dropMonogram(runs).map(({ text }) => text);

it('initials beside the name they are of', () => {
  expect(read(run('ÉR', 30), run('Élodie', 28), run('ROUX', 28, 80), run('CV', 10))).toEqual(['Élodie', 'ROUX', 'CV']);
});

it('other short words in large letters stay', () => {
  const runs = [run('CV', 24), run('Anne Le Goff', 28), run('RH', 20, 90), run('AG', 10, 120)];
  expect(read(...runs)).toEqual(['CV', 'Anne Le Goff', 'RH', 'AG']);
});
