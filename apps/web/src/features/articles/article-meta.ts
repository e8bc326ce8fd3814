import { productName } from '@coach/contracts/brand';
import type { MetaDescriptor } from 'react-router';
import { origin, pageMeta } from '../../lib/page-meta.ts';
import { paths } from '../../paths.ts';
import { categoryLabels } from '../advice/labels.ts';
import { type FreeArticle, leadOf } from './free-article.ts';

/** What search engines and shared links are told of an article. */
export function articleMeta(article: FreeArticle): MetaDescriptor[] {
  const { id, title, tags, content } = article;
  const description = leadOf(content);
  return [
    ...pageMeta({ title, description, keywords: tags.join(', '), path: paths.article(id), type: 'article' }),
    { 'script:ld+json': linkedData(article, description) },
  ];
}

function linkedData({ id, title, category, tags, sources }: FreeArticle, description: string) {
  const publisher = { '@type': 'Organization', name: productName, url: `${origin()}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: 'fr-FR',
    articleSection: categoryLabels[category](),
    keywords: tags,
    isAccessibleForFree: true,
    mainEntityOfPage: `${origin()}${paths.article(id)}`,
    image: `${origin()}/share.png`,
    author: publisher,
    publisher,
    citation: sources.map((source) => source.url),
  };
}
