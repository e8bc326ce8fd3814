import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { analysisPath, linkedinKeys } from './linkedin-keys.ts';

/** Deletes an analysis for good; one that another tab deleted is gone all the same. */
export function useDeleteLinkedin() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(analysisPath(id)),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: linkedinKeys.analysis(id) });
      return client.invalidateQueries({ queryKey: linkedinKeys.history() });
    },
  });
}
