import type { CoachingSummary, CoachingTurn } from '@coach/contracts/features/coaching';
import { expect, test } from 'vitest';
import { withWords } from './with-words.ts';

const remarks = [
  { kind: 'worked' as const, quote: 'j’ai formé', text: 'bien.' },
  { kind: 'better' as const, quote: 'peut-être', text: 'à retirer.' },
];
const turns: CoachingTurn[] = [
  { speaker: 'person', step: 'scene-open', text: 'J’ai formé, peut-être.', note: { remarks, instead: 'Dites ceci.' } },
  { speaker: 'other', step: 'end', text: 'Entendu.', note: null },
  { speaker: 'coach', step: 'end', text: 'La scène est finie.', note: null },
];
const summary: CoachingSummary = {
  strengths: [{ quote: 'j’ai formé', text: 'un fait.' }],
  prepare: ['Une date.', 'Un chiffre.'],
  script: [{ title: 'Ma demande', lines: ['Je demande.'] }],
  text: 'tout',
};
const output = {
  lines: [
    { number: 1, text: 'Bon, entendu.' },
    { number: 2, text: 'Voilà, c’est fini.' },
    { number: 7, text: 'De trop.' },
  ],
  remarks: [{ number: 2, text: 'il vous dessert.' }],
  strengths: [{ number: 1, text: 'un fait que l’on a vu.' }],
  prepare: [{ number: 2, text: 'Cherchez un chiffre.' }],
};

test('the words change, the script does not', () => {
  const worded = withWords({ turns, summary }, { output, doubts: [] }, 'mistral-large');
  expect(worded.turns).toEqual([
    {
      ...turns[0],
      note: { remarks: [remarks[0], { ...remarks[1], text: 'il vous dessert.' }], instead: 'Dites ceci.' },
    },
    { ...turns[1], text: 'Bon, entendu.', model: 'mistral-large' },
    { ...turns[2], text: 'Voilà, c’est fini.', model: 'mistral-large' },
  ]);
  expect(worded.summary).toEqual({
    ...summary,
    strengths: [{ quote: 'j’ai formé', text: 'un fait que l’on a vu.' }],
    prepare: ['Une date.', 'Cherchez un chiffre.'],
  });
  expect(worded.count).toBe(5);
});

test('what is held stays the script’s', () => {
  const doubt = { start: 0, end: 1, quote: 'B', reason: 'x' };
  const doubts = ['lines.1', 'lines.2', 'remarks.2', 'strengths.1', 'prepare.2'].map((path) => ({ path, ...doubt }));
  expect(withWords({ turns, summary }, { output, doubts }, 'm')).toEqual({ turns, summary, count: 0 });
});
