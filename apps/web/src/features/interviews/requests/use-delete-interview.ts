import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { writeAnswerDraft } from '../session/answer-draft.ts';
import { interviewKeys, interviewPath } from './interview-keys.ts';

/** Deletes an interview for good; one that another tab deleted is gone all the same. */
export function useDeleteInterview() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(interviewPath(id)),
    onSuccess: (_, id) => {
      writeAnswerDraft(id, null);
      client.removeQueries({ queryKey: interviewKeys.one(id) });
      return client.invalidateQueries({ queryKey: interviewKeys.lists });
    },
  });
}
