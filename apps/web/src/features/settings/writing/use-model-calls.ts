import type { ModelCall, modelCallListSchema } from '@coach/contracts/features/model-calls';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { deleteForGood } from '../../../lib/delete-for-good.ts';

type Page = z.infer<typeof modelCallListSchema>;
const path = '/api/model-calls';
const keys = { list: ['model-calls', 'list'], ones: ['model-calls', 'one'] };

/** What was sent for the person, newest first. */
export function useModelCalls() {
  return useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ pageParam, signal }) => request<Page>(`${path}?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
  });
}

/** One of them, as it was sent; nothing is asked without an id. */
export function useModelCall(id: string | null) {
  return useQuery({
    queryKey: [...keys.ones, id],
    queryFn: ({ signal }) => request<ModelCall>(`${path}/${encodeURIComponent(id ?? '')}`, { signal }),
    enabled: id !== null,
  });
}

/** Deletes one, or all of them without an id. */
export function useForgetCalls() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => deleteForGood(id ? `${path}/${encodeURIComponent(id)}` : path),
    // What was opened before shows no more of what is gone.
    onSuccess: () => client.removeQueries({ queryKey: keys.ones, type: 'inactive' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}
