import type { LetterSummary } from '@coach/contracts/features/letters';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { letterKeys } from './letter-keys.ts';

type Page = { items: LetterSummary[]; nextCursor: string | null };

/** The person’s letters, newest first, `limit` at a time. */
export function useLetters(limit: number, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...letterKeys.lists, limit],
    queryFn: ({ pageParam, signal }) => request<Page>(`/api/letters?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: { limit: String(limit) } as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { limit: String(limit), cursor: nextCursor } : undefined),
    enabled,
    refetchOnWindowFocus: 'always',
  });
}
