import { freeArticles } from '../../generated/free-articles.ts';
import { paths } from '../../paths.ts';
import { leadOf } from './free-article.ts';

const cards = freeArticles.map(({ id, title, category, level, content }) => ({
  ...{ id, title, category, level },
  lead: leadOf(content),
}));

const contents = new Map<string, object>([
  [paths.articles(), cards],
  ...freeArticles.map((article) => [paths.article(article.id), article] as const),
]);

/** What the page at an address says, as JSON. For build time alone: a page carries its own article and no other. */
export function loadContent(path: string): string | undefined {
  const content = contents.get(path);
  return content && JSON.stringify(content);
}
