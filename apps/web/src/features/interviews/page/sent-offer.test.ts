import { expect, test } from 'vitest';
import { sentOffer } from './sent-offer.ts';

test('an address alone is one, and gets its scheme; an address within a text is text', () => {
  expect(sentOffer(' www.example.com/offre ')).toEqual({ kind: 'url', text: 'https://www.example.com/offre' });
  expect(sentOffer('Comptable, voir https://example.com').kind).toBe('text');
});
