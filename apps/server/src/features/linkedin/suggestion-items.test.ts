import type { LinkedinReport } from '@coach/contracts/linkedin';
import { saysTheSame } from '@coach/engine/cv/optimise/says-the-same';
import { describe, expect, test } from 'vitest';
import { isFitFor, suggestionItems, withWords } from './suggestion-items.ts';

const suggestion = (category: string, text: string) => ({
  ...{ category, impact: 'high' as const, current: 'Avant', suggestion: text, reason: `Raison de ${category}` },
});
const report: LinkedinReport = {
  score: 40,
  criteria: [],
  analysis: { strengths: [], weaknesses: [], opportunities: [] },
  suggestions: [suggestion('Titre', 'Vendeuse | caisse'), suggestion('Compétences', 'Caisse, accueil')],
  keywords: [],
  keywordsPresent: [],
  contentRecommendations: [{ type: 'Sondage', topic: 'Caisse ou comptoir ?', description: 'Posez la question.' }],
  differences: [],
};
const fits = (title: string, own: string, text: string) =>
  isFitFor({ key: 'suggestion:0', title: `proposition, ${title}`, text: own }, text, saysTheSame);

test('sentences may be worded, lists of names may not; reasons and ideas always', () => {
  expect(suggestionItems(report).map(({ title, text }) => [title, text])).toEqual([
    ['proposition, Titre', 'Vendeuse | caisse'],
    ['raison, Titre', 'Raison de Titre'],
    ['raison, Compétences', 'Raison de Compétences'],
    ['idée, Sondage : Caisse ou comptoir ?', 'Posez la question.'],
  ]);
});

test('only words change', () => {
  const words = suggestionItems(report).map(({ key, text }) => ({ key, before: text, after: `${text} !` }));
  const told = withWords(report, words);
  expect(told).toEqual({
    ...report,
    suggestions: [
      { ...report.suggestions[0], suggestion: 'Vendeuse | caisse !', reason: 'Raison de Titre !' },
      { ...report.suggestions[1], reason: 'Raison de Compétences !' },
    ],
    contentRecommendations: [{ ...report.contentRecommendations[0], description: 'Posez la question. !' }],
  });
  expect(withWords(report, [])).toEqual(report);
});

describe('what may stand for a suggestion', () => {
  test('keeps every blank for the person to fill in', () => {
    const own = 'Vendeuse, j’aide … à …';
    expect(fits('Infos', own, 'Vendeuse en boulangerie, j’aide … à …')).toBe(true);
    expect(fits('Infos', own, 'Vendeuse, j’aide les habitués à bien choisir.')).toBe(false);
    const counted = 'Service au comptoir ([nombre de clients par jour])';
    expect(fits('Expérience', counted, 'Service au comptoir (80 clients par jour)')).toBe(false);
  });

  test('is no longer than LinkedIn shows, and says the same of a job', () => {
    expect(fits('Titre', 'Vendeuse | caisse', `Vendeuse | ${'caisse '.repeat(40)}`)).toBe(false);
    expect(fits('Expérience', 'Tenue de la caisse du magasin', 'Tenue de la caisse, au magasin')).toBe(true);
    expect(fits('Expérience', 'Tenue de la caisse du magasin', 'Responsable de la caisse du magasin')).toBe(false);
  });
});
