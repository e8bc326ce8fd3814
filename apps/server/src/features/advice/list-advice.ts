import { type AdviceList, type AdviceQuery, lockedAtOnce } from '@coach/contracts/features/advice';
import type { VisitorContext } from '../../context.ts';
import type { Library } from './index-articles.ts';
import { readsWhole } from './may-read.ts';
import { presentCard, presentName } from './present-advice.ts';
import { type ArticleRow, marksOf } from './queries.ts';
import { searchArticles } from './search-articles.ts';

/**
 * What fits a query among what the caller may read, and by name what the plan does not open: best first where words are
 * sought, else newest first.
 */
export async function listAdvice(context: VisitorContext, library: Library, query: AdviceQuery): Promise<AdviceList> {
  const [whole, marks] = await Promise.all([readsWhole(context), marksOf(context)]);
  const { q, category, level, saved, offset, limit } = query;
  const fits = (article: ArticleRow) =>
    (!category || article.category === category) &&
    (!level || article.experienceLevel === level) &&
    (!saved || marks.get(article.id)?.saved === true);
  const sought = q ? searchArticles(library, q).map((at) => library.articles[at] as ArticleRow) : library.articles;
  const mayRead = (article: ArticleRow) => whole || article.free;
  const all = sought.filter(fits);
  const fitting = all.filter(mayRead);
  const locked = all.filter((article) => !mayRead(article));
  return {
    items: fitting.slice(offset, offset + limit).map((article) => presentCard(article, marks.get(article.id))),
    total: fitting.length,
    librarySize: library.articles.length,
    whole,
    locked: { total: locked.length, items: locked.slice(0, lockedAtOnce).map(presentName) },
  };
}
