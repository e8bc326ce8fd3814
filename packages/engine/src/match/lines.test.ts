import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('a heading that runs over two lines is one, and its second line no content', () => {
  const text = 'BOÎTE À\nOUTILS\nFigma';
  const headings = [{ text: 'BOÎTE À OUTILS', kind: 'tools' as const }];
  const lines = linesOf({ headings, spans: { 'headings.0': { start: 0, end: 14 } } }, text);
  expect(lines.map((line) => [line.text, line.section, line.heading])).toEqual([
    ['BOÎTE À', 'tools', true],
    ['OUTILS', 'tools', true],
    ['Figma', 'tools', false],
  ]);
});
