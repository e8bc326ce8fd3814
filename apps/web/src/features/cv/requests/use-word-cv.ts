import type { Analysis } from '@coach/contracts/features/cv';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';

/**
 * Has the lines of the optimised CV worded where a model can still be asked for some: once for each time the screen is
 * opened. What comes takes the analysis’ place; leaving the screen stops it. `attempt` is who wrote, once that is known.
 */
export function useWordCv({ id, wording }: Analysis) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey: [...cvKeys.analysis(id), 'wording'],
    queryFn: async ({ signal }) => {
      const path = `/api/analyses/${encodeURIComponent(id)}/wording`;
      const worded = await request<Analysis>(path, { method: 'POST', signal });
      client.setQueryData(cvKeys.analysis(id), worded);
      return worded.wording.writtenBy;
    },
    enabled: wording.open > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // What failed counts as stale: coming back to the window would ask the model again.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return { isWording: isFetching, attempt: data ?? null };
}
