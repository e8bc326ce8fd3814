import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const last = (...texts: string[]) =>
  paragraphsOf(
    texts.map((text, index) => ({
      part: 'assets' as const,
      order: index,
      weight: 1,
      wordings: [],
      said: { text, evidence: [] },
    })),
  ).flatMap(({ sentences }) => sentences.map(({ text }) => text));

test('what one has besides is told in one sentence, not thing after thing', () => {
  expect(last('J’ai aussi le permis B.', 'J’ai aussi le SST.')).toEqual(['J’ai aussi le permis B, ainsi que le SST.']);
  expect(last('Je pratique aussi Excel.', 'J’utilise aussi Canva.')).toEqual([
    'Je pratique aussi Excel, ainsi que Canva.',
  ]);
  expect(last('J’ai aussi le SST.', 'Je pratique aussi Excel.')).toHaveLength(2);
});
