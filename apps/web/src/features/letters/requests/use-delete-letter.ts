import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { letterKeys, letterPath } from './letter-keys.ts';

/** Deletes a letter for good; one that another tab deleted is gone all the same. */
export function useDeleteLetter() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) =>
      request<void>(letterPath(id), { method: 'DELETE' }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: letterKeys.lists });
      // A targeted offer that it was written for has none any more.
      void client.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
}
