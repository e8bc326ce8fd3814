import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { coachingDialogueExample } from './coaching-dialogue-example.ts';
import { coachingDialogueTask } from './coaching-dialogue-task.ts';
import { dialogueTruth } from './dialogue-truth.ts';

const { input, output } = coachingDialogueExample;
const lying = (text: string) => ({ ...output, lines: [{ number: 1, text }] });

test('the example is good French that nothing holds, and a lie is held', async () => {
  const truth = dialogueTruth(input);
  await checkTask(coachingDialogueTask, { truth, lying: lying('Vous dirigez déjà 12 personnes à Rennes.') });
  const remarks = [{ number: 1, text: 'votre master en logistique pèse ici.' }];
  await checkTask(coachingDialogueTask, { truth, lying: { ...output, remarks } });
});

test('the instructions follow the moment, and what is said appears as it comes', () => {
  const moments = (['asking', 'playing', 'ended'] as const).map((state) =>
    coachingDialogueTask.instructions({ ...input, state }),
  );
  expect(new Set(moments).size).toBe(3);
  const { partialText } = coachingDialogueTask;
  expect(partialText?.({ lines: [{ number: 1, text: 'Trop dem' }, null, { number: 2 }] })).toBe('Trop dem');
  expect(partialText?.({})).toBeNull();
});
