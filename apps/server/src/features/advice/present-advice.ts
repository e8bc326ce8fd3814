import type { AdviceArticle, AdviceCard, AdviceName } from '@coach/contracts/features/advice';
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
  return { ...presentCard(article, marks), content, sources, related: related.map(presentName) };
}

export function presentName({ id, title, category, experienceLevel }: ArticleRow): AdviceName {
  return { id, title, category, experienceLevel };
}
