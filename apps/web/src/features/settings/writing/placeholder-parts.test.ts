import { expect, test } from 'vitest';
import { placeholderParts } from './placeholder-parts.ts';

test('placeholders and the marks of documents are told from the rest, and nothing is lost', () => {
  const text = 'Matière <<<aB3 et aB3>>>.\n\n<<<aB3 CV\n[PRENOM_1] [NOM_1B], [SIC] 2020\naB3>>>';
  const parts = placeholderParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ kind }) => kind === 'placeholder').map((part) => part.text)).toEqual([
    '[PRENOM_1]',
    '[NOM_1B]',
  ]);
  expect(parts.filter(({ kind }) => kind === 'mark').map((part) => part.text)).toEqual(['<<<aB3 CV', 'aB3>>>']);
});
