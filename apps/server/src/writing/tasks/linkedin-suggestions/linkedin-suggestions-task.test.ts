import { parseCv } from '@coach/engine/cv/parse-cv';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { linkedinSuggestionsTask } from './linkedin-suggestions-task.ts';

const { input } = linkedinSuggestionsTask.example;
const truth = { cv: parseCv({ text: input.profileText }), offer: null, extra: [] };

test('the example holds, and a headline with a rank nobody gave does not', async () => {
  const text = 'Responsable administration des ventes | 12 ans d’expérience, certifiée Salesforce';
  await checkTask(linkedinSuggestionsTask, { truth, lying: { texts: [{ item: 1, text }] } });
});

test('words to take over are in the profile’s own language', () => {
  expect(linkedinSuggestionsTask.instructions(input)).toContain('Tout est en français');
  const english = linkedinSuggestionsTask.instructions({ ...input, language: 'en' });
  expect(english).toContain('les propositions sont en anglais');
});
