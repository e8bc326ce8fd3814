import type { CoachingSession } from '@coach/contracts/features/coaching';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../lib/api-error.ts';
import { useWork } from '../../../lib/work/use-work.ts';
import { coachingKeys, coachingPath } from './coaching-keys.ts';

type Outcomes = { onDone: (session: CoachingSession) => void; onFailed: (error: ApiError) => void };

/**
 * Says something, or with null ends the dialogue; what is answered comes word by word where a model finds the words. Where
 * another tab has gone on, what it said is shown.
 */
export function useTurn({ id, turns }: CoachingSession, { onDone, onFailed }: Outcomes) {
  const client = useQueryClient();
  const queryKey = coachingKeys.one(id);
  const since = turns.filter(({ speaker }) => speaker === 'person').length;
  const { shown, ask, stop, running } = useWork<CoachingSession>({
    place: `coaching:${id}`,
    onDone: (session) => {
      client.setQueryData(queryKey, session);
      void client.invalidateQueries({ queryKey: coachingKeys.lists });
      onDone(session);
    },
    onFailed: (error) => {
      if (error.code === 'conflict') void client.invalidateQueries({ queryKey });
      onFailed(error);
    },
  });
  const send = (text: string | null) => {
    void client.cancelQueries({ queryKey });
    if (text === null) ask({ path: coachingPath(id, '/end'), body: { since } });
    else ask({ path: coachingPath(id, '/turns'), body: { since, text } });
  };
  return { shown, send, stop, running };
}
