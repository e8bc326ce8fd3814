import type { InterviewQuestion } from '@coach/contracts/interview';
import { expect, test } from 'vitest';
import { pairs, today } from '../../testing/pairs.ts';
import { fallbackQuestions } from './fallback-questions.ts';
import { followUpQuestion } from './follow-up-question.ts';
import { illegalExercise } from './illegal-exercise.ts';
import { voiceQuestion } from './voice-question.ts';

test('ten spoken questions, no two the same, the candidate’s own last', () => {
  const asked: string[] = [];
  for (let number = 1; number <= 10; number++)
    asked.push(voiceQuestion({ ...pairs.carer, number, asked, today }).question);
  expect(new Set(asked).size).toBe(10);
  expect(voiceQuestion({ ...pairs.carer, number: 10, asked: [], today }).category).toBe('questions_employeur');
});

test('a spoken question asked already gives way to another', () => {
  const first = voiceQuestion({ ...pairs.carer, number: 4, asked: [], today });
  expect(voiceQuestion({ ...pairs.carer, number: 4, asked: [first.question], today }).question).not.toBe(
    first.question,
  );
  for (const number of [-3, 0, 99, Number.NaN])
    expect(voiceQuestion({ offer: pairs.blank.offer, cv: null, number, asked: [], today }).question).not.toBe('');
});

const question: InterviewQuestion = {
  category: 'situation',
  question: 'Racontez-moi une difficulté.',
  tips: [],
  about: null,
};
const followed = (answer: string, on = question) =>
  followUpQuestion({ question: on, answer, offer: pairs.carer.offer });

test.each([
  '',
  'Oui.',
  'Je ne sais pas du tout.',
  'bla '.repeat(200),
  'Vous êtes nul, ce site est nul, tout ça est nul.',
  '😀'.repeat(50),
])('« %s » gives nothing to go on', (answer) => {
  expect(followed(answer)).toBeNull();
});

test('what the answer leaves out is asked for, in its own words', () => {
  const shared =
    'On a réorganisé toute la réserve du magasin, on a trié les cartons et on a refait le plan de rangement.';
  expect(followed(shared)?.question).toMatch(/réserve|rangement/);
  expect(followed(shared)?.question).toMatch(/part|vous, précisément/);
  const noResult =
    'Dans mon service, j’ai proposé de revoir le tableau des chambres avec ma collègue, et j’ai préparé un nouveau modèle pour le matin.';
  expect(followed(noResult)?.question).toMatch(/donné|résultat/);
  expect(
    followed(
      'Je suis quelqu’un de dynamique, j’aime le travail en équipe et le contact avec les gens, et mon sérieux compte.',
    )?.question,
  ).toMatch(/exemple|la dernière fois/);
  const noFigure = `${noResult} Finalement tout le monde l’a adopté malgré le retard.`;
  expect(followed(noFigure)?.question).toMatch(/ordre de grandeur|combien/);
  expect(followed(`${noFigure} Nous avons gagné vingt minutes.`)?.question).toMatch(/servirait/);
});

test('what the candidate asks is not followed up', () => {
  const own = { ...question, category: 'questions_employeur' as const };
  expect(
    followed('J’aimerais savoir comment mon équipe est organisée le matin et quel logiciel vous employez.', own),
  ).toBeNull();
});

test('the built-in questions: two generic ones, then those of the role, cut to the count', () => {
  expect(fallbackQuestions('Maçon', 10)).toHaveLength(2);
  expect(fallbackQuestions(null, 10)).toEqual(fallbackQuestions('', 10));
  for (const role of ['Software Engineer', 'Product Manager', 'Marketing Manager']) {
    expect(fallbackQuestions(role, 20).length).toBeGreaterThan(4);
    expect(fallbackQuestions(role, 3)).toHaveLength(3);
    expect(fallbackQuestions(`Senior ${role.toLowerCase()} (H/F)`, 20)).toEqual(fallbackQuestions(role, 20));
  }
  expect(fallbackQuestions('Product Manager', 0)).toEqual([]);
});

test('an illegal question comes with its article and three ways to answer', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { article, reason, answers } = illegalExercise(seed);
    expect(reason).toContain(article);
    expect(answers.map(({ way }) => way)).toEqual(['deflect', 'askBack', 'decline']);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(3);
  }
  expect(new Set(Array.from({ length: 25 }, (_, seed) => illegalExercise(seed).question)).size).toBe(25);
  expect(illegalExercise(Number.NaN)).toEqual(illegalExercise(0));
});
