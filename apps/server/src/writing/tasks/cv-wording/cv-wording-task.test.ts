import { saysTheSame } from '@coach/engine/cv/optimise/says-the-same';
import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { cvWordingTask } from './cv-wording-task.ts';

const { input, output } = cvWordingTask.example;
const cvText = [
  'Expérience professionnelle',
  ...input.items.flatMap(({ title, text }) => [`${title}, Résidence des Halles, 2020 à 2024`, `- ${text}`]),
].join('\n');
const truth = { cv: parseCv({ text: cvText }), offer: parseOffer(input.offerText), extra: [] };

test('the example holds, and a line with a figure of its own does not', async () => {
  const text = 'Toilette, habillage et prise des repas de 30 résidents, chaque matin';
  await checkTask(cvWordingTask, { truth, lying: { texts: [{ item: 1, text }] } });
});

test('each line of the example says what the one it stands for did', () => {
  for (const { item, text } of output.texts)
    expect([text, saysTheSame(input.items[item - 1]?.text ?? '', text)]).toEqual([text, true]);
});
