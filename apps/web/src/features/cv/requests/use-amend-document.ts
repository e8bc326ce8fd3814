import type { Amendment } from '@coach/contracts/amendment';
import type { DocumentDetail } from '@coach/contracts/features/cv';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';
import { refetchAfterConflict } from './refetch-after-conflict.ts';

export type AmendmentsChange = (list: readonly Amendment[]) => Amendment[];

/**
 * Saves corrections to what was understood of a CV. Each change starts from the list the server last confirmed; they go
 * out one after the other, so that two quick ones both count.
 */
export function useAmendDocument(id: string) {
  const client = useQueryClient();
  const key = cvKeys.document(id);
  return useMutation({
    scope: { id: key.join() },
    mutationFn: (change: AmendmentsChange) => {
      const kept = client.getQueryData<DocumentDetail>(key)?.amendments ?? [];
      const amendments = change(kept);
      return request<DocumentDetail>(`/api/documents/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        body: { amendments, since: kept.map(({ id }) => id) },
      });
    },
    onMutate: () => client.cancelQueries({ queryKey: key }),
    onError: (error) => refetchAfterConflict(client, error, key),
    onSuccess: (detail) => client.setQueryData(key, detail),
  });
}
