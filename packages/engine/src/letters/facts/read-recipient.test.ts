import { expect, test } from 'vitest';
import { readRecipient } from './read-recipient.ts';

test.each([
  ['Lettre et CV à adresser à Mme la directrice, avant le 18 décembre', 'Madame la directrice', 'Madame la Directrice'],
  ['Candidature à adresser à Monsieur le Maire', 'Monsieur le Maire', 'Monsieur le Maire'],
  ['Contact : Mme Hélène Perrachon', 'Madame Hélène Perrachon', 'Madame Perrachon'],
  ['Un échange avec Claire (RH)', 'À l’attention de Claire', 'Madame, Monsieur'],
  [
    'Adresser lettre de motivation, CV et dernier arrêté de situation administrative à Madame la Présidente, avant le 3 mai',
    'Madame la Présidente',
    'Madame la Présidente',
  ],
  [
    'Candidature (lettre + CV) avant le 15 juin à Monsieur le Président',
    'Monsieur le Président',
    'Monsieur le Président',
  ],
  ['Venir au dépôt et demander M. Castaing', 'Monsieur Castaing', 'Monsieur Castaing'],
  ['Quelques lignes suffisent. Mme Arnault, cadre de santé, vous rappelle', 'Madame Arnault', 'Madame Arnault'],
  ['Renseignements : Mme Le Brix, directrice du réseau', 'Madame Le Brix', 'Madame Le Brix'],
  ['Renseignements : Mme Brix. CV à M. Ruiz.', 'Service recrutement', 'Madame, Monsieur'],
  ['Vous secondez M. Ruiz, chef de cuisine', 'Service recrutement', 'Madame, Monsieur'],
  ['Merci de répondre auprès de Sonia.', 'À l’attention de Sonia', 'Madame, Monsieur'],
  ['', 'Service recrutement', 'Madame, Monsieur'],
])('%s', (text, contact, address) => {
  expect(readRecipient(text)).toEqual({ contact, address });
});
