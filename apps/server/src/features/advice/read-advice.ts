import type { AdviceArticle } from '@coach/contracts/features/advice';
import type { VisitorContext } from '../../context.ts';
import type { Library } from './index-articles.ts';
import { findReadable, readsWhole } from './may-read.ts';
import { presentArticle } from './present-advice.ts';
import { type ArticleRow, marksOn } from './queries.ts';
import { relateArticles } from './relate-articles.ts';

/** One article in full, and those near it. Throws `not_found`, `subscription_required`. */
export async function readAdvice(context: VisitorContext, library: Library, id: string): Promise<AdviceArticle> {
  const { articles } = library;
  const whole = await readsWhole(context);
  const { at, article } = findReadable(library, id, whole);
  const mayRead = (other: number) => whole || articles[other]?.free === true;
  const related = relateArticles(library, at, mayRead).map((other) => articles[other] as ArticleRow);
  return presentArticle(article, await marksOn(context, id), related);
}
