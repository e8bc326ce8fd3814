import { questionCategories, type Seniority, seniorities } from '@coach/contracts/interview';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseOffer } from '../../offer/parse-offer.ts';
import { makeCv } from '../../testing/make-cv.ts';
import { pairs, today } from '../../testing/pairs.ts';
import { type FixturePair, readFixtures } from '../../testing/read-fixtures.ts';
import { recogniseIllegalQuestion } from '../recognise-illegal-question.ts';
import { type QuestionsInput, writeQuestions } from './write-questions.ts';

const written = (input: Partial<QuestionsInput>) =>
  writeQuestions({ ...pairs.carer, seniority: 'Mid-level', count: 10, today, ...input });
const inOrder = ['parcours', 'motivation', 'technique', 'situation', 'comportement', 'questions_employeur'];

let fixtures: FixturePair[] = [];
beforeAll(async () => {
  fixtures = await readFixtures();
});

describe.each([5, 10, 20])('an interview of %i questions', (count) => {
  test('has them all, goes as interviews go, and repeats nothing', () => {
    for (const { name, cv, offer } of fixtures) {
      const questions = written({ cv, offer, count });
      expect(questions.length, name).toBe(count);
      expect(new Set(questions.map(({ question }) => question)).size, name).toBe(count);
      const places = questions.map(({ category }) => inOrder.indexOf(category));
      expect(places, name).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(places).size, name).toBeGreaterThanOrEqual(Math.min(count, 5));
      expect(questions.at(-1)?.category).toBe('questions_employeur');
    }
  });

  test('quotes its source to the letter and says how to answer', () => {
    for (const { cv, offer } of fixtures) {
      for (const { about, question, tips } of written({ cv, offer, count })) {
        if (about) expect((about.source === 'offer' ? offer : cv).text).toContain(about.quote);
        expect(tips.length, question).toBeGreaterThanOrEqual(2);
        expect(tips.length, question).toBeLessThanOrEqual(4);
        expect(new Set(tips).size).toBe(tips.length);
        expect(question).not.toMatch(
          /[{}]|undefined|null|(?<!\p{L})de [aeiouéèêh]\p{Ll}+(?:eur|euse|trice|ant|ante|ier|ière|é|ée)(?!\p{L})/u,
        );
        expect(question, question).not.toMatch(/ [;!?%]|'/);
        expect(recogniseIllegalQuestion(question), question).toBeNull();
      }
    }
  });
});

test('twenty questions are balanced over the six categories', () => {
  const counts = questionCategories.map(
    (each) => written({ count: 20 }).filter(({ category }) => category === each).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
});

test('the same input gives the same questions, another seed others', () => {
  expect(written({})).toEqual(written({}));
  const others = written({ seed: 1 }).filter(({ question }) => !written({}).some((each) => each.question === question));
  expect(others.length).toBeGreaterThanOrEqual(5);
});

test('what the offer requires and the CV lacks is asked about, in the offer’s own words', () => {
  const about = written({ count: 20 }).flatMap((each) => (each.about?.source === 'offer' ? each.about.quote : []));
  expect(about).toContain('manutention des patients');
});

test('what the CV proves is pointed at as the example to tell', () => {
  const questions = written({ count: 20 });
  expect(questions.flatMap(({ tips }) => tips).some((tip) => tip.includes('transmissions ciblées'))).toBe(true);
});

test('the level changes what is asked', () => {
  const bySeniority = (seniority: Seniority) =>
    written({ seniority, cv: null, count: 20 }).map(({ question }) => question);
  const lists = seniorities.map(bySeniority);
  for (const [index, list] of lists.entries())
    for (const other of lists.slice(index + 1)) expect(list).not.toEqual(other);
});

test('a hole is told kindly, and a leave of absence never asked about', () => {
  const cv = makeCv({
    title: 'Cariste',
    experiences: [
      {
        title: 'Cariste',
        company: 'Nordlog',
        start: '2024-03',
        end: 'present',
        bullets: ['Chargement de 25 camions par jour'],
      },
      { title: 'Congé parental', start: '2022-01', end: '2022-12' },
      { title: 'Préparateur de commandes', company: 'Logiparc', start: '2018-01', end: '2021-12' },
    ],
  });
  const all = [0, 1, 2, 3, 4, 5].flatMap((seed) => written({ cv, seed, count: 20 }));
  expect(all.map(({ question }) => question).join('\n')).not.toMatch(/congé|parental/i);
  const hole = all.find(({ question }) => question.includes('janvier 2023') || question.includes('décembre 2022'));
  expect(hole?.tips.join(' ')).toMatch(/rien n’oblige/);
});

const hostile = `${'<script>alert(1)</script> {terme} $& « » \u0000\u202e'.repeat(200)}`;
test.each([
  ['a line', 'Cherche cariste CACES 3'],
  ['nothing', ''],
  ['an address', 'https://www.example.com/offres/12345'],
  ['an address as title', 'https://www.example.com/offres/12345\nRecherche vendeuse en boulangerie, CDI'],
  [
    'English',
    'Software Engineer (Python, AWS)\nYou will design APIs and mentor juniors. Requirements: 5 years of Python, Docker.',
  ],
  ['hostile', hostile],
  ['endless', 'a '.repeat(20_000)],
])('%s as an offer still gives a whole interview', (_, text) => {
  const offer = parseOffer(text);
  for (const cv of [null, pairs.carer.cv, pairs.blank.cv]) {
    const questions = written({ offer, cv, count: 20 });
    expect(questions.length).toBe(20);
    for (const { question } of questions) {
      expect(question).not.toMatch(/https?:|<|\{|\}|undefined/);
      expect(question.length).toBeLessThan(400);
    }
  }
});

test('a count that is no count gives none, and a large one no more than twenty', () => {
  expect(written({ count: 0 })).toEqual([]);
  expect(written({ count: Number.NaN })).toEqual([]);
  expect(written({ count: 500 })).toHaveLength(20);
});
