import { expect, test } from 'vitest';
import { alignAnswers, mergeAnswers } from './merge-answers.ts';

const side = (responses: string[], questions = ['a', 'b', 'c']) => ({
  questions: questions.map((question) => ({ question })),
  responses,
});

test('each answer comes from the tab that wrote it; the same one written twice is a clash and keeps what is here', () => {
  expect(mergeAnswers(side(['1']), side(['1', 'mine']), side(['1', '', 'theirs']))).toEqual({
    responses: ['1', 'mine', 'theirs'],
    clashes: [],
  });
  expect(mergeAnswers(side(['1']), side(['mine']), side(['theirs']))).toEqual({
    responses: ['mine', '', ''],
    clashes: [0],
  });
  expect(mergeAnswers(side(['1']), side(['same']), side(['same'])).clashes).toEqual([]);
});

test('a follow-up question asked elsewhere moves the answers behind it', () => {
  const asked = [{ question: 'a' }, { question: 'more of a' }, { question: 'b' }];
  expect(alignAnswers(side(['1', '2']), asked)).toEqual(['1', '', '2']);
});
