import type { Usage } from '@coach/contracts/features/usage';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/api-client.ts';

export const usageKey = ['usage'] as const;

/** What is used and left this month, as the server counts it. */
export function useUsage(enabled = true) {
  return useQuery({
    queryKey: usageKey,
    queryFn: ({ signal }) => request<Usage>('/api/usage', { signal }),
    enabled,
  });
}
