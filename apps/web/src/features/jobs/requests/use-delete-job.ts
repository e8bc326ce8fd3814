import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { dropJob, jobKeys } from './job-cache.ts';
import { jobPath } from './use-job.ts';

/** Deletes an offer for good; one that another tab deleted is gone all the same. */
export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(jobPath(id)),
    onMutate: () => client.cancelQueries({ queryKey: jobKeys.list }),
    onSuccess: (_, id) => dropJob(client, id),
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.list }),
  });
}
