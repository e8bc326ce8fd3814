import { expect, test } from 'vitest';
import { isAcronym } from './is-acronym.ts';

test.each(['SMUR', 'CGEA', 'MELEC', 'TGBT'])('%s', (word) => {
  expect(isAcronym(word)).toBe(true);
});

test.each(['DES', 'PRO', 'ARC', 'ROBOT', 'SERVICE', 'SES', 'PHARE', 'NET', 'LOTO'])('%s is a word', (word) => {
  expect(isAcronym(word)).toBe(false);
});
