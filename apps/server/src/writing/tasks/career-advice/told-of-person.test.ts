import { expect, test } from 'vitest';
import { claimOfAdvice } from './told-of-person.ts';

const read = (text: string) => claimOfAdvice('why', text).text;

test('what the person has, does or did is read, place by place', () => {
  expect(read('Vous maîtrisez Power BI.')).toBe('Je   maîtrisez Power BI.');
  expect(read('Votre master est un atout.')).toBe('Mon   master est un atout.');
  expect(read('Une année chez Veolia aide.')).toBe('Une année chez Veolia aide.');
  const text = 'Demandez-leur ; vous tenez la caisse.';
  expect([read(text).trim(), read(text).length]).toEqual(['; je   tenez la caisse.', text.length]);
});

test('what is asked, supposed, made possible or said of a skill is not', () => {
  const advice = [
    'Cette semaine, ajoutez ce budget à votre CV.',
    'Le reporting demande d’expliquer les chiffres.',
    'Si vous êtes inscrite à la sélection, notez la date.',
  ];
  for (const text of advice) expect(read(text).replace(/[.,]/g, '').trim()).toBe('');
  expect(read('Votre BTS ouvre la licence.').trim()).toBe('Mon   BTS                 .');
});
