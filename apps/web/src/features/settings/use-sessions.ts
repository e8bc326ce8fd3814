import type { AccountSession } from '@coach/contracts/features/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

const queryKey = ['sessions'];

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await request<{ sessions: AccountSession[] }>('/api/sessions', { signal })).sessions,
  });
}

/** Signs the person out everywhere but here. Answers how many sessions ended. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<{ ended: number }>('/api/sessions', { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
