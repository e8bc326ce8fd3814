import { questionCategories, seniorities } from '@coach/contracts/interview';
import { sectorIds } from '@coach/contracts/report';
import { expect, test } from 'vitest';
import fallback from '../../../data/interviews/fallback.json' with { type: 'json' };
import illegal from '../../../data/interviews/illegal.json' with { type: 'json' };
import tips from '../../../data/interviews/tips.json' with { type: 'json' };
import { foldText } from '../../text/fold-text.ts';
import { recogniseIllegalQuestion } from '../recognise-illegal-question.ts';
import { cvBank, generalBank, offerBank, sectorBanks } from './bank.ts';
import { type Pattern, slotNames, slotsOf } from './pattern.ts';

const ofSector = sectorBanks.map(({ sector, questions, trades }) => ({
  sector,
  patterns: [...questions, ...trades.flatMap((trade) => trade.questions)],
}));
const built = [fallback.generic, ...fallback.roles.map(({ questions }) => questions)].flat() as unknown as Pattern[];
const asked = [...generalBank, ...offerBank, ...cvBank, ...ofSector.flatMap(({ patterns }) => patterns)];
const all = [...asked, ...built];
const written = [
  ...all.flatMap(({ ask, tips: own }) => [ask, ...own]),
  ...Object.values(tips).flat(),
  ...illegal.questions.map(({ ask }) => ask),
  ...Object.values(illegal.answers).flatMap((each) => Object.values(each)),
];

test('there are at least four hundred questions, and every sector has at least ten', () => {
  expect(asked.length).toBeGreaterThanOrEqual(400);
  expect(ofSector.map(({ sector }) => sector).sort()).toEqual([...sectorIds].sort());
  for (const { sector, patterns } of ofSector) expect(patterns.length, sector).toBeGreaterThanOrEqual(10);
});

test('no question stands twice', () => {
  const plain = asked.map(({ ask }) => foldText(ask).replace(/[^\p{L}\p{N}]+/gu, ' '));
  expect(plain.filter((each, index) => plain.indexOf(each) !== index)).toEqual([]);
});

test('every question is whole: its category, its levels, its slots and at least one piece of advice', () => {
  for (const { category, levels = [], ask, tips: own } of all) {
    expect(questionCategories, ask).toContain(category);
    for (const level of levels) expect(seniorities, ask).toContain(level);
    expect(own.length, ask).toBeGreaterThan(0);
    expect(ask, ask).toMatch(/[.?]$/);
    for (const tip of own) expect(tip, ask).toMatch(/[.?»]$/);
    for (const name of [ask, ...own].flatMap(slotsOf)) expect(slotNames, ask).toContain(name);
  }
});

test('no question may not be asked', () => {
  expect(all.filter(({ ask }) => recogniseIllegalQuestion(ask)).map(({ ask }) => ask)).toEqual([]);
});

test('every question of the exercise is recognised, on its ground, and has its answers', () => {
  for (const { ask, ground } of illegal.questions) {
    expect(recogniseIllegalQuestion(ask)?.ground, ask).toBe(ground);
    expect(Object.keys(illegal.answers)).toContain(ground);
  }
});

test('French typography throughout', () => {
  for (const text of written) {
    expect(text, text).not.toMatch(/['"`]| {2}|\.\.\./);
    expect(text, text).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u202f)|(?<!\u202f)»/u);
  }
});

test('nobody is addressed as a man or a woman, nor with « tu »', () => {
  const gendered =
    /\bvous (?:êtes|étiez|serez|soyez|seriez) (?:\p{L}+(?:é|i|u)s?|seul|sûr|prêt|content|fier)(?!\p{L})/u;
  for (const text of written.map((each) => each.replaceAll('’', "'"))) {
    expect(text).not.toMatch(gendered);
    expect(text).not.toMatch(/(?<!\p{L})(?:tu|toi|t')(?!\p{L})/u);
  }
});
