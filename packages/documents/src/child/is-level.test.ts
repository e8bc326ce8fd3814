import { expect, it } from 'vitest';
import { isLevel } from './is-level.ts';

it.each(['C1', 'niveau B1', 'langue maternelle', '●●●○', '80 %', 'notions'])('%s is a level', (text) => {
  expect(isLevel(text)).toBe(true);
});

it.each(['C1000', 'Bonbons', 'Native React', 'Excel', ''])('%s is none', (text) => {
  expect(isLevel(text)).toBe(false);
});
