import type { CoachingSession } from '@coach/contracts/features/coaching';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { coachingKeys, coachingPath } from './coaching-keys.ts';

/** Says something, or with null ends the dialogue. Where another tab has gone on, what it said is shown. */
export function useTurn({ id, turns }: CoachingSession) {
  const client = useQueryClient();
  const key = coachingKeys.one(id);
  const since = turns.filter(({ speaker }) => speaker === 'person').length;
  return useMutation({
    scope: { id: 'coaching' },
    networkMode: 'always',
    mutationFn: (text: string | null) =>
      text === null
        ? request<CoachingSession>(coachingPath(id, '/end'), { body: { since } })
        : request<CoachingSession>(coachingPath(id, '/turns'), { body: { since, text } }),
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onSuccess: (session) => {
      client.setQueryData(key, session);
      void client.invalidateQueries({ queryKey: coachingKeys.lists });
    },
    onError: (error) => {
      if (toApiFailure(error).code === 'conflict') void client.invalidateQueries({ queryKey: key });
    },
  });
}
