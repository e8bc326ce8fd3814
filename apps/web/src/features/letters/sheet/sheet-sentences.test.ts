import { expect, test } from 'vitest';
import { sheetSentences } from './sheet-sentences.ts';

const paragraph = {
  role: 'me' as const,
  sentences: [
    { text: 'J’ai douze ans de métier.', evidence: [] },
    { text: 'Je parle russe.', evidence: [] },
  ],
};
const shown = (doubts: { start: number; end: number; number: number }[]) =>
  sheetSentences(paragraph, doubts).map(({ pieces }) =>
    pieces.map(({ text, doubt, ends }) => (doubt === null ? text : `[${doubt}${ends ? '!' : ''} ${text}]`)),
  );

test('what is to be checked is cut out where it stands, in the sentence it belongs to', () => {
  expect(shown([{ start: 5, end: 14, number: 1 }])).toEqual([
    ['J’ai ', '[1! douze ans]', ' de métier.'],
    ['Je parle russe.'],
  ]);
  expect(shown([{ start: 35, end: 40, number: 2 }])[1]).toEqual(['Je parle ', '[2! russe]', '.']);
});

test('a doubt over two sentences, or one beyond the end, loses no word', () => {
  const across = shown([{ start: 18, end: 33, number: 1 }]);
  expect(across).toEqual([
    ['J’ai douze ans de ', '[1! métier.]'],
    ['[1! Je parl]', 'e russe.'],
  ]);
  expect(shown([{ start: 35, end: 400, number: 1 }])[1]).toEqual(['Je parle ', '[1! russe.]']);
});
