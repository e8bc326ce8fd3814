import type { InterviewQuestion } from '@coach/contracts/interview';
import { asksTheSame } from '@coach/engine/interviews/questions/asks-the-same';
import { recogniseIllegalQuestion } from '@coach/engine/interviews/recognise-illegal-question';
import { expect, test } from 'vitest';
import { withWordedQuestions } from './with-worded-questions.ts';

const ask = (question: string): InterviewQuestion => ({
  category: 'technique',
  question,
  tips: ['Dites-le.'],
  about: null,
});
const own = [ask('Parlez-moi de vous.'), ask('Comment tenez-vous un stock à jour ?'), ask('Pourquoi ce poste ?')];
const rules = {
  asked: ['Que savez-vous de notre maison de jardin ?'],
  sources: ['Vous tenez le stock à jour.'],
  mayAsk: (text: string) => recogniseIllegalQuestion(text) === null,
  asksTheSame,
};
const item = (index: number, question: string, tips = ['Un conseil de plus.']) => ({ index, question, tips });
const doubt = (path: string) => ({ path, start: 0, end: 1, quote: 'x', reason: 'x' });
const asked = (items: ReturnType<typeof item>[], paths: string[] = []) =>
  withWordedQuestions(own, { output: { items }, doubts: paths.map(doubt) }, rules);

test('words are a model’s; number, order, category and what a question was made from stay', () => {
  const worded = asked([item(2, 'Qu’est-ce qui vous amène chez nous ?'), item(0, 'Quel chemin vous mène ici ?')]);
  expect(worded).toEqual([
    { ...own[0], question: 'Quel chemin vous mène ici ?', tips: ['Un conseil de plus.'] },
    own[1],
    { ...own[2], question: 'Qu’est-ce qui vous amène chez nous ?', tips: ['Un conseil de plus.'] },
  ]);
});

test.each<[string, string]>([
  ['what may not be asked', 'Êtes-vous mariée, avez-vous des enfants ?'],
  ['what another question asks', 'Un stock à jour, comment le tenez-vous ?'],
  ['what was asked before', 'Que savez-vous de notre maison de jardin ?'],
  ['a quotation that nobody wrote', 'L’annonce dit « vous domptez des lions » : qu’en dites-vous ?'],
])('%s stays out', (_, question) => {
  expect(asked([item(0, question)])).toBeNull();
});

test('a quotation of the offer may stand; a question that is held may not', () => {
  const quoting = item(1, 'L’annonce dit « tenez le stock à jour » : par quoi commencez-vous ?');
  expect(asked([quoting])?.[1]?.question).toBe(quoting.question);
  expect(asked([quoting], ['items.0.question'])).toBeNull();
});

test('of the tips those that hold are given, or the engine’s own', () => {
  const tips = ['Parlez de votre master.', 'Partez d’un inventaire.', 'Dites si vous êtes enceinte.'];
  const question = 'Par quoi commencez-vous un inventaire ?';
  expect(asked([item(1, question, tips)], ['items.0.tips.0'])?.[1]?.tips).toEqual(['Partez d’un inventaire.']);
  expect(asked([item(1, question, tips.slice(0, 1))], ['items.0.tips.0'])?.[1]).toEqual({ ...own[1], question });
});

test('an item for no question, or for one that has its words, counts for nothing', () => {
  const first = item(0, 'Quel chemin vous mène ici ?');
  expect(asked([item(7, 'Et ensuite, que ferez-vous ?')])).toBeNull();
  expect(asked([first, item(0, 'Une tout autre demande que voici ?')])?.[0]?.question).toBe(first.question);
});
