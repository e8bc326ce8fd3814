import { expect, test } from 'vitest';
import {
  type Reading,
  readingOfCvCriterion,
  readingOfDimension,
  readingOfLinkedinCriterion,
  readingOfLinkedinFamily,
  readingOfQuestion,
  readingTitles,
} from './reading.ts';

const rules: readonly Readonly<Record<string, Reading>>[] = [
  readingOfCvCriterion,
  readingOfLinkedinFamily,
  readingOfLinkedinCriterion,
  readingOfDimension,
  readingOfQuestion,
];
const readings = rules.flatMap((rule) => Object.values(rule));

test('a free article stands in for another on its own subject alone', () => {
  const pairs = readings.flatMap(({ best, free }) => (free ? [`${best} → ${free}`] : []));
  expect([...new Set(pairs)].sort()).toEqual([
    'deviner-les-questions-a-partir-de-l-annonce → preparer-un-entretien-en-une-soiree',
    'entretien-structure-et-grille-de-notation → preparer-un-entretien-en-une-soiree',
    'expliquer-pourquoi-cet-employeur → preparer-un-entretien-en-une-soiree',
    'expliquer-un-trou-dans-son-parcours → dire-pourquoi-le-dernier-emploi-s-est-arrete',
    'raconter-une-situation-en-deux-minutes → preparer-un-entretien-en-une-soiree',
    'retrouver-quarante-noms → retrouver-quarante-noms',
    'se-presenter-en-une-minute → dire-pourquoi-le-dernier-emploi-s-est-arrete',
    'tenir-sous-les-relances → preparer-un-entretien-en-une-soiree',
  ]);
});

test('words of another trade are for who changes trades or words, not for lines without a figure', () => {
  const led = (id: string) => readingOfCvCriterion[id]?.best;
  expect(['occupation', 'offer-wording'].map(led)).toEqual(
    Array(2).fill('traduire-son-metier-dans-les-mots-d-un-autre'),
  );
  for (const id of ['figures', 'results', 'precise-words', 'substantial-lines', 'jobs-described'])
    expect(led(id), id).toBe('cv-maitre-et-versions-ciblees');
});

test('no article is named that nothing leads to', () => {
  const led = new Set(readings.flatMap(({ best, free }) => [best, ...(free ? [free] : [])]));
  expect([...led].sort()).toEqual(Object.keys(readingTitles).sort());
});
