import type { CoachRequest, coachRequestListSchema, NewCoachRequest } from '@coach/contracts/features/coaching';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { coachingKeys } from './coaching-keys.ts';

type Page = z.infer<typeof coachRequestListSchema>;
const path = '/api/coaching/requests';

/** What the person asked of the operator, newest first, and who answers. */
export function useCoachRequests() {
  return useInfiniteQuery({
    queryKey: coachingKeys.requests,
    queryFn: ({ pageParam, signal }) => request<Page>(`${path}?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    refetchOnWindowFocus: 'always',
  });
}

export function useSendRequest() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (asked: NewCoachRequest) => request<CoachRequest>(path, { body: asked }),
    onSuccess: () => client.invalidateQueries({ queryKey: coachingKeys.requests }),
  });
}

export function useWithdrawRequest() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => request<CoachRequest>(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: coachingKeys.requests }),
  });
}
