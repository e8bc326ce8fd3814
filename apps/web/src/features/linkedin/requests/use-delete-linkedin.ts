import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { analysisPath, linkedinKeys } from './linkedin-keys.ts';

/** Deletes an analysis for good; one that another tab deleted is gone all the same. */
export function useDeleteLinkedin() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      await request(analysisPath(id), { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    },
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: linkedinKeys.analysis(id) });
      return client.invalidateQueries({ queryKey: linkedinKeys.history() });
    },
  });
}
