import { expect, test } from 'vitest';
import { describeEducation } from './describe-education.ts';

const unknown = { year: null, obtained: null, status: null, level: null };

test.each([
  [{ year: '2019', obtained: true, status: 'obtained', level: 7 }, '2019 · Obtenu · niveau bac+5'],
  [{ year: '2027', obtained: false, status: 'under_way', level: 5 }, '2027 · En cours · niveau bac+2'],
  [{ ...unknown, obtained: false, status: 'interrupted', level: 3 }, 'Interrompu · niveau CAP'],
  [{ ...unknown, obtained: false }, 'En cours ou non obtenu'],
  [unknown, null],
] as const)('%o', (education, words) => {
  expect(describeEducation(education)).toBe(words);
});
