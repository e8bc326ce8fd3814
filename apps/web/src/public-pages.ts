import { freeArticleIds } from '@coach/contracts/advice';
import type { SiteFacts } from '@coach/contracts/site-facts';
import { paths } from './paths.ts';

/**
 * The pages written at build time, each with the modules of `routes/` that it is made of, the outer first. Each is read
 * before its application loads (docs/decisions/0005). `/404` is what the server answers for a path outside the routes.
 */
export const publicPages: Record<string, readonly string[]> = {
  '/': ['home'],
  '/a-propos': ['about'],
  '/resources': ['resources'],
  '/subscriptions': ['subscriptions'],
  '/legal': ['legal-layout', 'legal-notice'],
  '/mentions-legales': ['legal-layout', 'legal-notice'],
  '/confidentialite': ['legal-layout', 'privacy'],
  '/cookies': ['legal-layout', 'cookies'],
  '/accessibilite': ['legal-layout', 'accessibility'],
  '/plan-du-site': ['site-map'],
  '/conseils': ['articles'],
  ...Object.fromEntries(freeArticleIds.map((id) => [paths.article(id), ['article']])),
  '/404': ['not-found'],
};

/** What a page is given once it is awake: the facts it shows, and its own content as JSON where it has any. */
export type PageData = SiteFacts & { content: string };
