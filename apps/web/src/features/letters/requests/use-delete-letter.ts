import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '../../../lib/delete-for-good.ts';
import { letterKeys, letterPath } from './letter-keys.ts';

/** Deletes a letter for good; one that another tab deleted is gone all the same. */
export function useDeleteLetter() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(letterPath(id)),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: letterKeys.lists });
      // A targeted offer that it was written for has none any more.
      void client.invalidateQueries({ queryKey: ['jobs'] });
    },
  });
}
