import type { Report } from '@coach/contracts/report';
import { byEngine, type WrittenBy } from '@coach/contracts/written-by';
import { expect, test } from 'vitest';
import { adviceItems, findingsOf } from './advice-items.ts';
import { toldAnalysis } from './told-analysis.ts';

const advice = (id: string, detail: string) => ({
  ...{ id, detail, title: `Titre de ${id}`, criterion: 'figures', evidence: [], gain: 2, action: null },
});
const report: Report = {
  score: 62,
  criteria: [],
  keywords: {
    present: [{ term: 'Excel', importance: 'must', quote: 'Excel' }],
    equivalent: [],
    missing: [{ term: 'SAP', importance: 'nice' }],
  },
  recommendations: [advice('a', 'Chiffrez vos missions.'), advice('b', 'Relisez-vous.')],
};
const analysis =
  'Votre CV obtient 62 sur 100.\n\nCe qui tient : Excel.\n\nPar où commencer :\n1. Titre de a (+2 points)';
const writtenBy: WrittenBy = { by: 'model', model: 'plume-1', reason: null };
const words = [
  { key: 'advice:a', before: 'Chiffrez vos missions.', after: 'Dites combien.' },
  { key: 'analysis', before: 'Ce qui tient : Excel.', after: 'Ce qui tient : Excel, dit deux fois.' },
];

test('a model is given the advice and the paragraphs, and none that tells a mark', () => {
  expect(adviceItems(report, analysis)).toEqual([
    { key: 'advice:a', title: 'Titre de a', text: 'Chiffrez vos missions.' },
    { key: 'advice:b', title: 'Titre de b', text: 'Relisez-vous.' },
    { key: 'analysis', text: 'Ce qui tient : Excel.' },
  ]);
  expect(findingsOf(report)).toBe('Demandé, et au CV : Excel (« Excel »)\nApprécié, et absent du CV : SAP');
});

test('words stand in their place, and nothing else changes', () => {
  const told = toldAnalysis({ report, analysis, advice: words, writtenBy });
  expect(told.report).toEqual({
    ...report,
    recommendations: [advice('a', 'Dites combien.'), advice('b', 'Relisez-vous.')],
  });
  expect(told.analysis).toBe(analysis.replace('Excel.', 'Excel, dit deux fois.'));
  expect(told.writtenBy).toEqual(writtenBy);
});

test('where none stands any more the engine wrote, and why it did is still told', () => {
  const moved = { ...report, recommendations: [advice('a', 'Chiffrez une mission de plus.')] };
  const told = toldAnalysis({ report: moved, analysis: 'Autre chose.', advice: words, writtenBy });
  expect(told).toEqual({ report: moved, analysis: 'Autre chose.', writtenBy: byEngine });
  const away: WrittenBy = { ...byEngine, reason: 'unavailable' };
  expect(toldAnalysis({ report, analysis, advice: null, writtenBy: away }).writtenBy).toEqual(away);
});
