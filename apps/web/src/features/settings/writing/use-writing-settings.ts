import type { WritingSettings } from '@coach/contracts/features/model-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

const path = '/api/writing-settings';
const queryKey = ['writing-settings'];

/** Who would write for the person, and whether they wish the engine to do so alone. */
export function useWritingSettings() {
  return useQuery({ queryKey, queryFn: ({ signal }) => request<WritingSettings>(path, { signal }) });
}

/** Stays on the engine alone, or not: ticked at once, and back where that could not be kept. */
export function useChooseEngineOnly() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (engineOnly: boolean) => request<WritingSettings>(path, { method: 'PUT', body: { engineOnly } }),
    scope: { id: path },
    onMutate: async (engineOnly) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<WritingSettings>(queryKey, (known) => known && { ...known, engineOnly });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
