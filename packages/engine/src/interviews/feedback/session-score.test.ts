import { expect, test } from 'vitest';
import { knownAnswers, offerOf } from '../testing/known-answers.ts';
import { describeSession } from './describe-session.ts';
import { judgeAnswer } from './judge-answer.ts';
import { sessionScore } from './session-score.ts';

const offer = offerOf('forklift');
const questions = knownAnswers.map(({ question }) => question);
const responses = knownAnswers.map(({ answers }, index) => answers[index === 3 ? 0 : index]?.answer ?? '');
const feedback = questions.map((question, questionIndex) =>
  judgeAnswer({
    question,
    answer: responses[questionIndex] ?? '',
    offer,
    cv: null,
    seniority: 'Junior',
    questionIndex,
  }),
);

test('the score of a session is the mean of its answers’', () => {
  expect(sessionScore([])).toBeNull();
  expect(sessionScore([{ score: 40 }, { score: 71 }])).toBe(56);
});

test('a session is told with its strengths, its gaps and three things to practise, each from its question', () => {
  const told = describeSession({ questions, responses, feedback, seniority: 'Junior', offer });
  expect(told).toContain(`${sessionScore(feedback)}/100`);
  expect(told).toContain('Ce qui fonctionne');
  expect(told.match(/^\d\. Question \d/gmu)).toHaveLength(3);
  expect(describeSession({ questions, responses: [], feedback: [], seniority: 'Senior', offer: null })).toContain(
    'Aucune réponse',
  );
});
