import type { VisitorContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { gateClosed, passes } from '../billing/require-gate.ts';
import type { Library } from './index-articles.ts';
import type { ArticleRow } from './queries.ts';

/** Whether the caller reads every article, not the free ones alone. */
export async function readsWhole(context: VisitorContext): Promise<boolean> {
  const { actor } = context;
  return actor !== null && (await passes({ ...context, actor }, 'whole_library'));
}

/** An article that the caller may read. Throws `not_found`, `subscription_required`. */
export function findReadable(
  { articles, byId }: Library,
  id: string,
  whole: boolean,
): { at: number; article: ArticleRow } {
  const at = byId.get(id) ?? -1;
  const article = articles[at];
  if (!article) throw new AppError('not_found');
  if (!article.free && !whole) throw gateClosed('whole_library');
  return { at, article };
}
