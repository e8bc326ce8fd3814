import { expect, test } from 'vitest';
import { readRecipient } from './read-recipient.ts';

test.each([
  ['Lettre et CV à adresser à Mme la directrice, avant le 18 décembre', 'Madame la directrice', 'Madame la Directrice'],
  ['Candidature à adresser à Monsieur le Maire', 'Monsieur le Maire', 'Monsieur le Maire'],
  ['Contact : Mme Hélène Perrachon', 'Madame Hélène Perrachon', 'Madame'],
  ['Un échange avec Claire (RH)', 'Service recrutement', 'Madame, Monsieur'],
  ['', 'Service recrutement', 'Madame, Monsieur'],
])('%s', (text, contact, address) => {
  expect(readRecipient(text)).toEqual({ contact, address });
});
