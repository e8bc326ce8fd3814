import type { Gatherings } from '@coach/contracts/features/community';
import { forumId } from '@coach/contracts/features/community';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { toast } from '../../../ui/Toast.tsx';
import { communityKeys } from './community-keys.ts';

/** Has the person told of the date of a gathering, or of the forum, or no more. */
export function useNotice(id: string) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (notice: boolean) =>
      request<{ notice: boolean }>(`/api/community/notices/${encodeURIComponent(id)}`, {
        method: notice ? 'PUT' : 'DELETE',
      }),
    onSuccess: ({ notice }) =>
      client.setQueriesData<Gatherings>(
        { queryKey: communityKeys.gatherings },
        (known) => known && put(known, id, notice),
      ),
    onError: (error) => toast({ title: toApiFailure(error).message, tone: 'error' }),
  });
}

function put(known: Gatherings, id: string, notice: boolean): Gatherings {
  if (id === forumId) return { ...known, forumNotice: notice };
  return { ...known, items: known.items.map((each) => (each.id === id ? { ...each, notice } : each)) };
}
