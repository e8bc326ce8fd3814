import { expect, test } from 'vitest';
import { readOfferUrl } from './read-offer-url.ts';

test.each([
  ['https://emploi.example.com/offre/42', 'https://emploi.example.com/offre/42'],
  ['  emploi.example.com/offre ', 'https://emploi.example.com/offre'],
  ['http://127.0.0.1:8080/offre', 'http://127.0.0.1:8080/offre'],
  ['', null],
  ['comptable', null],
  ['comptable à Lille', null],
  ['ftp://example.com/offre', null],
  ['javascript:alert(1)', null],
  [`https://example.com/${'a'.repeat(2000)}`, null],
])('%s is read as %s', (typed, expected) => {
  expect(readOfferUrl(typed)).toBe(expected);
});
