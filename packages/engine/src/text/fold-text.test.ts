import { expect, test } from 'vitest';
import { foldText, foldWord } from './fold-text.ts';

test.each([
  ['Élève à L’ŒUVRE – « ça »\u202f!', 'eleve a l\'ouvre - " ca " !'],
  ['ＣＡＦÉ\u00a0ΣΟΦΊΑ Ḁ', 'ｃａｆe σοφια a'],
])('%s folds one code unit for one, the second time as the first', (text, folded) => {
  expect([foldText(text), foldText(text)]).toEqual([folded, folded]);
  expect(folded).toHaveLength(text.length);
});

test('a word folds with its ligatures written out and its combining marks left out', () => {
  expect(foldWord('CŒUR')).toBe('coeur');
  expect(foldWord('e\u0301leve')).toBe('eleve');
});
