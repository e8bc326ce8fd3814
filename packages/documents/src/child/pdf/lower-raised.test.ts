import { expect, it } from 'vitest';
import { lowerRaised } from './lower-raised.ts';
import type { Run } from './run.ts';

const run = (text: string, x: number, y: number, size: number): Run => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  bold: false,
  spaceAfter: false,
});

it('a raised « e » stands on the line of its figure', () => {
  const runs = [run('DUT GEA (2', 40, 100, 10), run('e', 90, 94.5, 6), run(' année)', 93, 100, 10)];
  expect(lowerRaised(runs).map(({ y }) => y)).toEqual([100, 100, 100]);
});

it('small letters of another line, or of the same size, stay where they are', () => {
  const runs = [run('Équipe', 40, 100, 10), run('2', 70, 88, 6), run('e', 76, 96, 10), run('es', 120, 95, 6)];
  expect(lowerRaised(runs)).toEqual(runs);
});
