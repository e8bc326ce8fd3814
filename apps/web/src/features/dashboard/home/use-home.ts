import type { ActivityEntry, Overview, Tracking } from '@coach/contracts/features/activity';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { usePages } from '../use-dashboard-data.ts';

/** How complete the profile is, and what to do next; asked anew with every visit, for it follows from what is done elsewhere. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => request<Overview>('/api/overview', { signal }),
    staleTime: 0,
  });
}

/** What the person did, newest first, five at a time. */
export function useActivity() {
  return usePages<ActivityEntry>(['activity'], '/api/activity', { limit: '5', staleTime: 0 });
}

/** Scores and applications over time, where the plan opens them. */
export function useTracking() {
  return useQuery({
    queryKey: ['tracking'],
    queryFn: ({ signal }) => request<Tracking>('/api/tracking', { signal }),
    staleTime: 0,
  });
}
