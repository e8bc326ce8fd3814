import { expect, test } from 'vitest';
import { coachingDialogueExample } from './coaching-dialogue-example.ts';
import type { CoachingDialogueAnswer, CoachingDialogueInput } from './coaching-dialogue-task.ts';
import { scriptFaults } from './script-faults.ts';

const { input, output } = coachingDialogueExample;
const none: CoachingDialogueAnswer = { lines: [], remarks: [], strengths: [], prepare: [] };
const line = (text: string, more: Partial<CoachingDialogueInput> = {}) =>
  scriptFaults({ ...none, lines: [{ number: 1, text }] }, { ...input, ...more }).map(({ reason }) => reason);

test('words that keep to the script are let through', () => {
  expect(scriptFaults(output, input)).toEqual([]);
  expect(line('« j’ai formé 3 intérimaires cet été », oui. 2000 euros, ce n’est pas le moment.')).toEqual([]);
});

test('a figure, a quotation or a word on the law of their own is not', () => {
  const kept = '3 intérimaires et 2 000 € : ce n’est pas le moment.';
  expect(line(`${kept} Je peux aller à 1 950 €.`)).toEqual(['Ce chiffre ne vient de nulle part.']);
  expect(line(`${kept} Vous dites « je pars demain ».`)).toEqual(['Ces mots n’ont pas été dits.']);
  expect(line(`${kept} Le Code du travail ne m’y oblige pas.`)).toEqual(['Le droit est dit ailleurs, avec sa source.']);
});

test('the other side has not heard what the coach was told', () => {
  expect(line('3 intérimaires, 2 000 €, et vous êtes à 1 850 € : pas maintenant.')).toEqual([
    'Ce chiffre ne vient de nulle part.',
  ]);
  const script = [{ speaker: 'coach' as const, text: 'C’est noté.' }];
  expect(line('C’est noté : vous partez de 1 850 €.', { script })).toEqual([]);
});

test('the figures and the question of the script stay; when all is over nothing is asked', () => {
  expect(line('Vos intérimaires, je les ai vus ; ce n’est pas le moment.')).toEqual([]);
  const offer = { script: [{ speaker: 'other' as const, text: 'Je peux peut-être obtenir 1 925 €. Au-delà, non.' }] };
  expect(line('Un peu plus, peut-être, mais pas cela.', offer)).toEqual([
    'Le chiffre 1925 de la réplique doit rester.',
  ]);
  const script = [{ speaker: 'other' as const, text: 'Et vous pensez à combien ?' }];
  expect(line('Je vous écoute.', { script })).toEqual(['La question de la réplique doit être posée.']);
  const end = { state: 'ended' as const, script: [{ speaker: 'other' as const, text: 'Entendu.' }] };
  expect(line('Entendu. Autre chose ?', end)).toEqual(['La scène est finie : aucune question.']);
});

test('advice keeps the person’s words', () => {
  const prepare = ['« peut-être » : ce mot affaiblit votre phrase.'];
  const worded = (text: string) =>
    scriptFaults({ ...none, prepare: [{ number: 1, text }] }, { ...input, prepare, said: 'peut-être' }).length;
  expect(worded('« peut-être » : dites-le sans ce mot.')).toBe(0);
  expect(worded('Dites-le sans détour.')).toBe(1);
});
