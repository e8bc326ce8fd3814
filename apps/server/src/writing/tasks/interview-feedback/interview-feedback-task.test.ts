import { parseCv } from '@coach/engine/cv/parse-cv';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import { expect, test } from 'vitest';
import { checkTask } from '../check-task.ts';
import { feedbackFaults } from './feedback-faults.ts';
import { interviewFeedbackTask } from './interview-feedback-task.ts';

const { input, output } = interviewFeedbackTask.example;
const faultsOf = (text: string) => feedbackFaults([{ path: 'feedbackText', text }], input).map(({ quote }) => quote);

test('the feedback on an invented interview states nothing that CV and answers do not', async () => {
  const lie = 'Vos dix ans à l’hôpital de Lorient et votre diplôme d’infirmière portent ce récit.';
  await checkTask(interviewFeedbackTask, {
    truth: {
      cv: parseCv({ text: input.cvText }),
      offer: parseOffer(input.offerText),
      extra: input.entries.map(({ answer }) => answer),
    },
    lying: { ...output, feedbackText: `${output.feedbackText}\n\n${lie}` },
  });
  expect(interviewFeedbackTask.faults?.(output, input)).toEqual([]);
});

test('what is watched being written is the feedback on the whole', () => {
  const { partialText } = interviewFeedbackTask;
  expect(partialText?.({ feedbackText: 'Vos deux' })).toBe('Vos deux');
  for (const partial of [undefined, null, {}, { feedbackText: 3 }, { entries: [] }])
    expect(partialText?.(partial)).toBeNull();
});

test('words that the person did not say are told by their place', () => {
  const text = 'Vous dites « je l’ai prise dans mes bras », ce qui touche.';
  const [fault] = feedbackFaults([{ path: 'entries.0.overall', text }], input);
  expect(fault).toMatchObject({ path: 'entries.0.overall', quote: 'je l’ai prise dans mes bras' });
  expect(text.slice(fault?.start, fault?.end)).toBe(fault?.quote);
});

test.each<[string, string[]]>([
  ['« Je l’ai fait asseoir et je l’ai écoutée » : c’est le bon geste.', []],
  ['La question dit « une famille inquiète » : gardez-la en tête.', []],
  ['L’annonce parle des « transmissions ».', []],
  ['Vous dites « transmissions », comme l’annonce.', ['transmissions']],
  ['Dites plutôt « j’ai sauvé la situation ».', ['j’ai sauvé la situation']],
  ['Votre réponse “du coup” s’allonge.', []],
  ['Cela vaut 82/100.', ['82/100']],
  ['Je vous donne une note de 14.', ['note de 14']],
  ['Votre score passe à 70.', ['score passe à 70']],
  ['Un 15 / 20 mérité, 90 sur 100 bientôt.', ['15 / 20', '90 sur 100']],
  ['Trois familles sur quatre, 40 lits sur 100 mètres : comptez-les.', []],
])('%s', (text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('of many long answers the beginning of each is sent', () => {
  const [first] = input.entries;
  const entries = Array.from({ length: 25 }, (_, index) => ({
    ...(first as (typeof input.entries)[number]),
    index,
    answer: `début-${index} ${'a '.repeat(15_000)}`,
  }));
  const block = interviewFeedbackTask.blocks({ ...input, entries }).find(({ label }) => label === 'RÉPONSES');
  const kept = block?.text.slice(0, block.most) ?? '';
  for (const { index } of entries) expect(kept).toContain(`début-${index} `);
});

test('the marks are not sent', () => {
  const draft =
    'Vous avez répondu aux 2 questions. Score de la session\u00a0: 62/100. La base est là.\n– Le ton est direct (80/100 en moyenne).\n– Votre meilleure réponse (question 1, « Pourquoi », 71/100)\u00a0: oui.';
  const [block] = interviewFeedbackTask.blocks({ ...input, draft }).filter(({ label }) => label === 'ENSEMBLE');
  expect(block?.text).toBe(
    'Vous avez répondu aux 2 questions. La base est là.\n– Le ton est direct.\n– Votre meilleure réponse (question 1, « Pourquoi »)\u00a0: oui.',
  );
});
