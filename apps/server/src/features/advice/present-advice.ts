import type { AdviceArticle, AdviceCard } from '@coach/contracts/features/advice';
import { type ArticleRow, type Marks, noMarks } from './queries.ts';
import { summariseArticle } from './summarise-article.ts';

export function presentCard(article: ArticleRow, marks: Marks = noMarks): AdviceCard {
  const { id, title, category, experienceLevel, industry, tags, content, free, createdAt } = article;
  const summary = summariseArticle(content);
  return {
    id,
    title,
    category,
    experienceLevel,
    industry,
    tags,
    summary,
    free,
    ...marks,
    createdAt: createdAt.toISOString(),
  };
}

export function presentArticle(article: ArticleRow, marks: Marks, related: ArticleRow[]): AdviceArticle {
  const { content, sources } = article;
  const near = related.map(({ id, title, category, experienceLevel }) => ({ id, title, category, experienceLevel }));
  return { ...presentCard(article, marks), content, sources, related: near };
}
