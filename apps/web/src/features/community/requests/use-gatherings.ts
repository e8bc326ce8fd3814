import type { Gatherings } from '@coach/contracts/features/community';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { communityKeys } from './community-keys.ts';

/** Workshops and events, and where the person stands with each: seats go while a page is looked at. */
export function useGatherings() {
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...communityKeys.gatherings, user?.id ?? null],
    queryFn: ({ signal }) => request<Gatherings>('/api/community/gatherings', { signal }),
    enabled: status !== 'loading',
    refetchOnWindowFocus: 'always',
  });
}
