import { parseCv } from '@coach/engine/cv/parse-cv';
import { spokenSeconds } from '@coach/engine/interviews/pitch/spoken-seconds';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { elevatorPitchTask } from './elevator-pitch-task.ts';

const { input, output } = elevatorPitchTask.example;
const faultsOf = (pitch: string) => elevatorPitchTask.faults?.({ pitch }, input).length;

test('the pitch of an invented person lasts less than a minute and states nothing of its own', async () => {
  await checkTask(elevatorPitchTask, {
    truth: { cv: parseCv({ text: input.cvText }), offer: parseOffer(input.offerText), extra: [] },
    lying: { pitch: `${output.pitch} J’ai aussi dirigé une équipe de douze automaticiens chez Danone.` },
  });
  const seconds = spokenSeconds(output.pitch);
  expect([seconds >= 30, seconds <= 60, faultsOf(output.pitch)]).toEqual([true, true, 0]);
});

test('a pitch that is too short or too long is asked for again', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'l’atelier').join(' ');
  expect([74, 75, 140, 141].map((count) => faultsOf(words(count)))).toEqual([1, 0, 0, 1]);
});

test('what is watched being written is the pitch', () => {
  const { partialText } = elevatorPitchTask;
  expect(partialText?.({ pitch: 'Bonjour' })).toBe('Bonjour');
  for (const partial of [undefined, {}, { pitch: null }]) expect(partialText?.(partial)).toBeNull();
});
