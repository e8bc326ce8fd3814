import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { advisorKeys, planPath } from './advisor-keys.ts';

/** Deletes a plan for good; one that another tab deleted is gone all the same. */
export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(planPath(id)),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: advisorKeys.plan(id) });
      return client.invalidateQueries({ queryKey: advisorKeys.plans });
    },
  });
}
