import type { LibraryFilters } from '../library-place.ts';

/** Names of what the server knows, in the query cache. */
export const adviceKeys = {
  all: ['advice'] as const,
  lists: ['advice', 'list'] as const,
  list: (filters: LibraryFilters) => ['advice', 'list', filters] as const,
  article: (id: string) => ['advice', 'article', id] as const,
};

export function articlePath(id: string): string {
  return `/api/advice-library/${encodeURIComponent(id)}`;
}
