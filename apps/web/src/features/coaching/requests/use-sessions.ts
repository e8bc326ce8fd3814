import type { CoachingScenario, CoachingSession, coachingSessionListSchema } from '@coach/contracts/features/coaching';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { whileRunning } from '../../../lib/while-running.ts';
import { writeTurnDraft } from '../session/turn-draft.ts';
import { coachingKeys, coachingPath } from './coaching-keys.ts';

type Page = z.infer<typeof coachingSessionListSchema>;
const start = whileRunning((scenario: CoachingScenario) =>
  request<CoachingSession>('/api/coaching/sessions', { body: { scenario } }),
);

/** The person’s dialogues, newest first. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: coachingKeys.lists,
    queryFn: ({ pageParam, signal }) =>
      request<Page>(`/api/coaching/sessions?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    refetchOnWindowFocus: 'always',
  });
}

/** One of them in full; asked for again when the page is come back to, since another tab may have gone on. */
export function useCoachingSession(id: string) {
  return useQuery({
    queryKey: coachingKeys.one(id),
    queryFn: ({ signal }) => request<CoachingSession>(coachingPath(id), { signal }),
    refetchOnWindowFocus: 'always',
  });
}

export function useStartSession() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: start,
    onSuccess: (session) => {
      client.setQueryData(coachingKeys.one(session.id), session);
      void client.invalidateQueries({ queryKey: coachingKeys.lists });
    },
  });
}

export function useDeleteSession() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(coachingPath(id)),
    onSuccess: (_, id) => {
      writeTurnDraft(id, '');
      client.removeQueries({ queryKey: coachingKeys.one(id) });
      return client.invalidateQueries({ queryKey: coachingKeys.lists });
    },
  });
}
