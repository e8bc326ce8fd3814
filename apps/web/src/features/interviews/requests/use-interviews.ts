import type { interviewListSchema } from '@coach/contracts/features/interviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { interviewKeys } from './interview-keys.ts';

type Page = z.infer<typeof interviewListSchema>;

/** The person’s interviews, newest first, and the preparation score. */
export function useInterviews(enabled = true) {
  return useInfiniteQuery({
    queryKey: interviewKeys.lists,
    queryFn: ({ pageParam, signal }) =>
      request<Page>(`/api/interview-sessions?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    enabled,
    refetchOnWindowFocus: 'always',
  });
}
