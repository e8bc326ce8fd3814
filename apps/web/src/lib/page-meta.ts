import { productName } from '@coach/contracts/brand';
import type { MetaDescriptor } from 'react-router';

/** Title, description and share tags of a page; the title also feeds the share title (spec 1, « Home »). */
export function pageMeta(page: { title: string; description?: string; keywords?: string }): MetaDescriptor[] {
  const title = `${page.title} | ${productName}`;
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fr_FR' },
    { name: 'twitter:card', content: 'summary' },
  ];
  if (page.description) {
    tags.push({ name: 'description', content: page.description });
    tags.push({ property: 'og:description', content: page.description });
  }
  if (page.keywords) tags.push({ name: 'keywords', content: page.keywords });
  return tags;
}
