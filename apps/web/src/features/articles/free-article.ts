import type { Article } from '@coach/contracts/article';
import { readBlocks, readRuns } from '../../lib/read-blocks.ts';

/** One of the ten articles that everybody may read, and others of them on the same matter. */
export type FreeArticle = Article & { related: Pick<Article, 'id' | 'title'>[] };

/** What its card says. */
export type ArticleCard = Pick<Article, 'id' | 'title' | 'category' | 'level'> & { lead: string };

/** Its first paragraph, as plain text. */
export function leadOf(content: string): string {
  const first = readBlocks(content)[0];
  if (first?.kind !== 'paragraph') return '';
  return readRuns(first.text)
    .map(({ text }) => text)
    .join('');
}
