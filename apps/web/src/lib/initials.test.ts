import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['camille.roux@example.com', 'CR'],
  ['camille@example.com', 'CA'],
  ['c@example.com', 'C'],
  ['.roux@example.com', 'RO'],
  ['élise.noël@example.com', 'ÉN'],
  ['@example.com', 'U'],
  ['', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('%s is shown as %s', (email, expected) => {
  expect(initials(email)).toBe(expected);
});
