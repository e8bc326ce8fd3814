import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { letterTask } from './letter-task.ts';

const { input, output } = letterTask.example;
const truth = { cv: parseCv({ text: input.cvText }), offer: parseOffer(input.offerText), extra: [input.company] };

test('the example is true, fits its form, and a letter with a fact of its own is held', async () => {
  const [first = '', told = '', last = ''] = output.paragraphs;
  const lying = { ...output, paragraphs: [first, told.replace('150 clients', '320 clients'), last] };
  await checkTask(letterTask, { truth, lying });
});

test('each tone is asked for in its own words', () => {
  const tones = ['professionnel', 'convivial', 'direct', 'enthousiaste', 'analytique'] as const;
  expect(new Set(tones.map((tone) => letterTask.instructions({ ...input, tone }))).size).toBe(tones.length);
});

test('what has come so far is shown from its first word, whatever comes', () => {
  const shown = letterTask.partialText;
  expect(shown?.({ subject: 'Cand' })).toBe('Objet : Cand');
  expect(shown?.({ subject: 'Candidature', paragraphs: ['Un.', 'Deux', null] })).toBe(
    'Objet : Candidature\n\nUn.\n\nDeux',
  );
  for (const nothing of [null, 'texte', { paragraphs: ['Un.'] }, { subject: 3 }]) expect(shown?.(nothing)).toBeNull();
});
