import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { interviewQuestionsTask } from './interview-questions-task.ts';

const { input, output } = interviewQuestionsTask.example;

test('the questions of an invented interview are asked and told without a fact of their own', async () => {
  const [first, ...others] = output.items;
  const lie = 'Parlez de vos six années comme chef d’équipe chez Amazon, et de votre master en logistique.';
  await checkTask(interviewQuestionsTask, {
    truth: { cv: parseCv({ text: input.cvText }), offer: parseOffer(input.offerText), extra: [] },
    lying: { items: [{ index: 0, question: first?.question ?? '', tips: [lie] }, ...others] },
  });
});

test('each question goes with its number, its tips and what it was made from', () => {
  const { text = '' } = interviewQuestionsTask.blocks(input).find(({ label }) => label === 'QUESTIONS') ?? {};
  const parts = text.split('\n\n');
  expect(parts).toHaveLength(3);
  expect(parts[1]).toBe(
    '1 (technique) L’annonce parle de « tenez le stock à jour » : comment vous y prenez-vous ?\nTirée de l’offre : « tenez le stock à jour »\n- Nommez l’outil, le rythme et ce que vous faites d’un écart.',
  );
});
