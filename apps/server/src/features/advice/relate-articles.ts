import type { Library } from './index-articles.ts';

const relatedAtOnce = 4;

/** The positions of those nearest in matter: rare words shared by titles and tags first, then the same category. */
export function relateArticles(
  { articles, hits, topics }: Library,
  to: number,
  mayRead: (at: number) => boolean,
): number[] {
  const own = topics[to] ?? new Set();
  const near = articles.flatMap((article, at) => {
    if (at === to || !mayRead(at)) return [];
    let score = article.category === articles[to]?.category ? 1 : 0;
    for (const root of own) if (topics[at]?.has(root)) score += Math.log(articles.length / (hits.get(root)?.size ?? 1));
    return score > 0 ? [{ at, score }] : [];
  });
  return near
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, relatedAtOnce)
    .map(({ at }) => at);
}
