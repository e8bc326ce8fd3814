import type { Usage } from '@coach/contracts/features/usage';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

export const usageKey = ['usage'] as const;

/** What is left this month, as the server counts it. */
export function useUsage(enabled: boolean) {
  return useQuery({
    queryKey: usageKey,
    queryFn: ({ signal }) => request<Usage>('/api/usage', { signal }),
    enabled,
  });
}
