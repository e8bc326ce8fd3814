import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { writeAnswerDraft } from '../session/answer-draft.ts';
import { interviewKeys, interviewPath } from './interview-keys.ts';

/** Deletes an interview for good; one that another tab deleted is gone all the same. */
export function useDeleteInterview() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) =>
      request<void>(interviewPath(id), { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: (_, id) => {
      writeAnswerDraft(id, null);
      client.removeQueries({ queryKey: interviewKeys.one(id) });
      return client.invalidateQueries({ queryKey: interviewKeys.lists });
    },
  });
}
