import { PageError, type PageFailure, type PageFetcher } from './page-fetcher.ts';

/** Pages by address, for tests: HTML, or why it cannot be had. */
export function fakePageFetcher(): PageFetcher & { pages: Map<string, string | { failure: PageFailure }> } {
  const pages = new Map<string, string | { failure: PageFailure }>();
  return {
    pages,
    async fetch(url) {
      const page = pages.get(url) ?? { failure: 'unreachable' as const };
      if (typeof page !== 'string') throw new PageError(page.failure);
      return { html: page, url };
    },
    close: async () => {},
  };
}
