import type { AnswerFeedback } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import type { FeedbackAnswer } from '../../writing/tasks/interview-feedback/interview-feedback-task.ts';
import { withWordedFeedback } from './with-worded-feedback.ts';

const entry = (questionIndex: number, more: Partial<AnswerFeedback> = {}): AnswerFeedback => ({
  ...{ questionIndex, score: 62, overall: 'Une base utile.', strengths: ['Un lieu.'], improvements: ['Un chiffre.'] },
  ...{ dimensions: [], reframed: 'Remis en ordre.', challenges: ['Et après ?'], delivery: null },
  ...more,
});
const own = { feedback: [entry(0), entry(3)], feedbackText: 'Le texte du moteur.' };
const feedbackText = 'Vous avez dit l’essentiel, et vos dix ans chez Orsel se voient.';
const words = (index: number, more = {}) => ({
  ...{ index, overall: 'Bien posé.', strengths: ['Le lieu est dit.'], improvements: ['Ajoutez combien.'] },
  ...more,
});
const doubt = (path: string, start = 0, end = 1) => ({ path, start, end, quote: '…', reason: 'Rien ne le montre.' });
type Found = { doubts?: ReturnType<typeof doubt>[]; faults?: ReturnType<typeof doubt>[] };
const worded = (entries: FeedbackAnswer['entries'], { doubts = [], faults = [] }: Found = {}, from = own) =>
  withWordedFeedback(from, { output: { feedbackText, entries }, doubts: [...doubts, ...faults], faults });

test('words change; scores, dimensions and what was said next stay', () => {
  const made = worded([words(3)]);
  expect(made?.feedback).toEqual([
    own.feedback[0],
    { ...own.feedback[1], overall: 'Bien posé.', strengths: ['Le lieu est dit.'], improvements: ['Ajoutez combien.'] },
  ]);
  expect(made).toMatchObject({ feedbackText, doubts: [] });
});

test('of an answer’s feedback, what is in doubt stays the engine’s', () => {
  const paths = ['entries.0.overall', 'entries.0.strengths.0', 'entries.0.improvements.1'].map((path) => doubt(path));
  const made = worded([words(0, { improvements: ['Ajoutez combien.', 'Citez Orsel.'] })], { doubts: paths });
  expect(made?.feedback[0]).toEqual({ ...entry(0), improvements: ['Ajoutez combien.'] });
});

test('nothing is praised that the engine does not praise', () => {
  const bare = { ...own, feedback: [entry(0, { strengths: [] })] };
  expect(worded([words(0)], {}, bare)?.feedback[0]?.strengths).toEqual([]);
});

test('in the feedback on the whole, doubts are told in the text’s own words and order', () => {
  const [ten, who] = [feedbackText.indexOf('vos dix ans'), feedbackText.indexOf('Orsel')];
  const doubts = [
    doubt('feedbackText', who, who + 5),
    doubt('feedbackText', ten, ten + 11),
    doubt('entries.0.overall'),
  ];
  expect(worded([], { doubts })?.doubts.map(({ quote }) => quote)).toEqual(['vos dix ans', 'Orsel']);
});

test('a mark or words that were not said keep the whole the engine’s', () => {
  const faults = [doubt('feedbackText', 0, 4)];
  expect(worded([words(0)], { faults })).toMatchObject({ feedbackText: own.feedbackText, doubts: [] });
  expect(worded([], { faults })).toBeNull();
});
