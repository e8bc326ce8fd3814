import type { InterviewDetail, patchInterviewRequestSchema } from '@coach/contracts/features/interviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { interviewKeys, interviewPath } from './interview-keys.ts';

type Change = z.infer<typeof patchInterviewRequestSchema> & { id: string };

/** Changes an interview; changes go out one after the other, so that each is made on what the one before it left. */
export function useChangeInterview() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'interviews' },
    // Without a network a change is refused at once, and said so, rather than left waiting.
    networkMode: 'always',
    mutationFn: ({ id, ...body }: Change) => request<InterviewDetail>(interviewPath(id), { method: 'PATCH', body }),
    onMutate: ({ id }) => client.cancelQueries({ queryKey: interviewKeys.one(id) }),
    onSuccess: (session) => {
      client.setQueryData(interviewKeys.one(session.id), session);
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
    },
  });
}
