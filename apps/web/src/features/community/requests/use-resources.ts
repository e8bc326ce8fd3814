import type { Resources } from '@coach/contracts/features/community';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { communityKeys } from './community-keys.ts';

const aWhile = 10 * 60_000;

export function useResources() {
  return useQuery({
    queryKey: communityKeys.resources,
    queryFn: ({ signal }) => request<Resources>('/api/community/resources', { signal }),
    staleTime: aWhile,
  });
}
