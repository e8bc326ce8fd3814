import { productName } from '@coach/contracts/brand';
import { markerOf } from '@coach/contracts/site-facts';
import type { MetaDescriptor } from 'react-router';
import { m } from '../paraglide/messages.js';
import { intlLocale } from './language.ts';

type Page = {
  title: string;
  description?: string;
  keywords?: string;
  /** The address it is to be known by; pages that are not to be shared or found have none. */
  path?: string;
  type?: 'website' | 'article';
};

/** Title, description and share tags of a page; the title also feeds the share title (spec 1, « Home »). */
export function pageMeta({ title: name, description, keywords, path, type = 'website' }: Page): MetaDescriptor[] {
  const title = `${name} | ${productName}`;
  const tags: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: productName },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: intlLocale().replace('-', '_') },
  ];
  if (description) {
    tags.push({ name: 'description', content: description });
    tags.push({ property: 'og:description', content: description });
  }
  if (keywords) tags.push({ name: 'keywords', content: keywords });
  return path ? [...tags, ...shareTags(path)] : [...tags, { name: 'twitter:card', content: 'summary' }];
}

function shareTags(path: string): MetaDescriptor[] {
  const address = `${origin()}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin()}/share.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: m.shell_share_alt() },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** At build time the marker that the server fills in; in a browser where one is. */
export function origin(): string {
  return typeof location === 'undefined' ? markerOf('origin') : location.origin;
}
