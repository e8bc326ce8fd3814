import { expect, test } from 'vitest';
import { areAlike, isOnTop, readAmounts, tellAmount } from './read-amounts.ts';
import { toDirectSpeech } from './to-direct-speech.ts';

test.each([
  ['38k', '38\u202f000\u202f€'],
  ['38 000 € brut par an', '38\u202f000\u202f€ brut par an'],
  ['2.300 euros nets par mois', '2\u202f300\u202f€ net par mois'],
  ['14,50 € de l’heure', '14,50\u202f€ de l’heure'],
  ['2 300,50 € net par mois', '2\u202f300,50\u202f€ net par mois'],
  ['45 mille', '45\u202f000\u202f€'],
  ['une augmentation de 10 %', '10\u202f%'],
])('%s is %s', (text, told) => {
  expect(readAmounts(text).map(tellAmount)).toEqual([told]);
});

test('years, ages and counts are no sums; a month and a year are not compared', () => {
  expect(readAmounts('depuis 2019, à 35 ans, pour 1200 clients')).toEqual([]);
  const [month, year] = readAmounts('2 400 € par mois ou 28 800 € par an');
  expect(month && year && areAlike(month, year)).toBe(false);
});

test('a sum by the month is no addition to a wage by the year because its figure is small', () => {
  const [wage, sum, more] = readAmounts('28 000 € par an, 2 600 € par mois, 300 € par mois');
  expect(wage && sum && isOnTop(sum, wage)).toBe(false);
  expect(wage && more && isOnTop(more, wage)).toBe(true);
});

test('a fear is said as the other side would; one that cannot be turned is left alone', () => {
  expect(toDirectSpeech('il va me dire que le budget est bouclé')).toBe('Le budget est bouclé.');
  expect(toDirectSpeech('Qu’elle réponde que je ne suis pas assez rapide')).toBe('Vous n’êtes pas assez rapide.');
  expect(toDirectSpeech('elle va me dire qu’elle n’a pas le temps')).toBe('Je n’ai pas le temps.');
  expect(toDirectSpeech('j’ai peur que ça se passe mal pour moi')).toBe(null);
});
