import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { analysisAdviceTask } from './analysis-advice-task.ts';

const { input } = analysisAdviceTask.example;
const truth = { cv: parseCv({ text: input.cvText }), offer: parseOffer(input.offerText), extra: [] };

test('the example holds, and advice that lends the person what the offer asks does not', async () => {
  const text = 'Vous préparez les commandes sous SAP depuis dix ans chez Fournitures Duval : dites-le en tête.';
  await checkTask(analysisAdviceTask, { truth, lying: { texts: [{ item: 2, text }] } });
});

test('the tone is the person’s', () => {
  const instructions = (tone: typeof input.tone) => analysisAdviceTask.instructions({ ...input, tone });
  expect(instructions('direct')).toContain('Ton direct');
  expect(instructions('convivial')).not.toContain('Ton direct');
});
