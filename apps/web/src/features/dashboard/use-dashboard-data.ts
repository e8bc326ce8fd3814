import type { AnalysisList } from '@coach/contracts/features/cv';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';
import { deleteForGood } from '../../lib/delete-for-good.ts';
import { whileRunning } from '../../lib/while-running.ts';

type Page<T> = { items: T[]; nextCursor: string | null };

// Its first word is that of the CV pages, so that a change made there is seen here.
const analysesKey = ['cv', 'analyses', 'all'] as const;

/** A newest-first list, `limit` at a time; it is held to be fresh for `staleTime` milliseconds. */
export function usePages<T>(
  queryKey: readonly string[],
  path: string,
  { limit = '10', staleTime = 15_000 }: { limit?: string; staleTime?: number } = {},
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => request<Page<T>>(`${path}?${new URLSearchParams(pageParam)}`, { signal }),
    staleTime,
    initialPageParam: { limit } as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { limit, cursor: nextCursor } : undefined),
  });
}

/** The person's analyses, newest first, ten at a time. */
export function useAnalyses() {
  return usePages<AnalysisList['items'][number]>(analysesKey, '/api/analyses');
}

const deleteAt = whileRunning(deleteForGood);

/** Deletes one analysis or one CV for good. */
export function useDelete(path: '/api/analyses' | '/api/documents') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteAt(`${path}/${encodeURIComponent(id)}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['cv'] }),
  });
}
