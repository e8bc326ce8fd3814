import { cardSummaryLength } from '@coach/contracts/features/advice';

/** The first sentences of an article as plain text, cut at a word. */
export function summariseArticle(content: string): string {
  const text = content
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^(?:>\s?|[-*]\s+|\d+\.\s+)/, ''))
    .join(' ')
    .replaceAll(/\*+|`/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  if (text.length <= cardSummaryLength) return text;
  const cut = text.slice(0, cardSummaryLength);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return `${words.replace(/[\s.,;:–«(]+$/u, '')}…`;
}
