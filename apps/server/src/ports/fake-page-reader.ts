import { PageError } from './page-fetcher.ts';
import type { PageReader } from './page-reader.ts';
import { findOffer } from './web/find-offer.ts';

/** Reads pages where it stands, for tests. */
export function fakePageReader(): PageReader {
  return {
    async read(html) {
      const found = findOffer(html);
      if ('failure' in found) throw new PageError(found.failure);
      return found;
    },
    close: async () => {},
  };
}
