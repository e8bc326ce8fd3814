import { expect, test } from 'vitest';
import { readBlocks, readRuns } from './read-blocks.ts';

test('an article falls into its parts, in their order', () => {
  const markdown = [
    'Une phrase',
    'coupée en deux.',
    '## Un titre',
    '1. **Un** pas.',
    '2. Deux.',
    '',
    '> « Dites ceci. »',
    '>',
    '> « Puis cela. »',
    '',
    '3. Trois.',
    '- Un point',
    '- Un autre',
    'Fin.',
  ].join('\n');
  expect(readBlocks(markdown)).toEqual([
    { line: 0, kind: 'paragraph', text: 'Une phrase coupée en deux.' },
    { line: 2, kind: 'heading', text: 'Un titre' },
    { line: 3, kind: 'steps', from: 1, items: ['**Un** pas.', 'Deux.'] },
    { line: 6, kind: 'quote', paragraphs: ['« Dites ceci. »', '', '« Puis cela. »'] },
    { line: 10, kind: 'steps', from: 3, items: ['Trois.'] },
    { line: 11, kind: 'points', items: ['Un point', 'Un autre'] },
    { line: 13, kind: 'paragraph', text: 'Fin.' },
  ]);
});

test('bold is cut out; what is not closed, or is no Markdown of ours, stays text', () => {
  expect(readRuns('**Nommez** le poste **de nuit**.')).toEqual([
    { text: 'Nommez', strong: true },
    { text: ' le poste ', strong: false },
    { text: 'de nuit', strong: true },
    { text: '.', strong: false },
  ]);
  const hostile = 'a ** b <script>alert(1)</script> [ici](javascript:alert(1)) **';
  expect(readRuns(hostile)).toEqual([{ text: hostile, strong: false }]);
  expect(readBlocks('')).toEqual([]);
});
