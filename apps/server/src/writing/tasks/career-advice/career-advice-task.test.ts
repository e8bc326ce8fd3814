import { parseCv } from '@coach/engine/cv/parse-cv';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { careerAdviceExample } from './career-advice-example.ts';
import { careerAdviceTask } from './career-advice-task.ts';
import { careerTruth } from './career-truth.ts';

const { input, output } = careerAdviceExample;

test('the example is good French that nothing holds, and a lie is held', async () => {
  const truth = await careerTruth(input, parseCv({ text: input.cvText }), []);
  await checkTask(careerAdviceTask, {
    truth,
    lying: { ...output, introduction: `${output.introduction} Vous avez encadré 14 personnes au CHU de Rennes.` },
  });
  await checkTask(careerAdviceTask, {
    truth,
    lying: { ...output, steps: [{ number: 1, why: 'Vous maîtrisez déjà la mesure des paramètres vitaux.' }] },
  });
});

test('a figure of its own is held, in the whole and in a part', () => {
  const why = 'Cette voie coûte 900 € et dure 18 mois.';
  const faults = careerAdviceTask.faults?.({ ...output, routes: [{ number: 1, why }] }, input);
  expect(faults?.map(({ path, quote }) => [path, quote])).toEqual([
    ['routes.1', '900'],
    ['routes.1', '18'],
  ]);
  expect(careerAdviceTask.faults?.(output, input)).toEqual([]);
});
