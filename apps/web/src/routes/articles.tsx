import { useMemo } from 'react';
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';
import { loadContent } from '../features/articles/load-content.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { m } from '../paraglide/messages.js';
import { paths } from '../paths.ts';

export const loader = () => ({ content: loadContent(paths.articles()) });

export const meta = () =>
  pageMeta({
    title: m.articles_meta_title(),
    description: m.articles_meta_description(),
    keywords: m.articles_meta_keywords(),
    path: paths.articles(),
  });

export default function Articles({ loaderData: { content } }: { loaderData: { content: string } }) {
  return <ArticleListPage articles={useMemo(() => JSON.parse(content), [content])} />;
}
