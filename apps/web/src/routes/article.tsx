import { useMemo } from 'react';
import { ArticlePage } from '../features/articles/ArticlePage.tsx';
import { articleMeta } from '../features/articles/article-meta.ts';
import { loadContent } from '../features/articles/load-content.ts';
import { paths } from '../paths.ts';

type LoaderData = { content: string };

export function loader({ params: { id = '' } }: { params: { id?: string } }): LoaderData {
  const content = loadContent(paths.article(id));
  if (!content) throw new Response(null, { status: 404 });
  return { content };
}

export const meta = ({ loaderData }: { loaderData: LoaderData | undefined }) =>
  loaderData ? articleMeta(JSON.parse(loaderData.content)) : [];

export default function Article({ loaderData: { content } }: { loaderData: LoaderData }) {
  return <ArticlePage article={useMemo(() => JSON.parse(content), [content])} />;
}
