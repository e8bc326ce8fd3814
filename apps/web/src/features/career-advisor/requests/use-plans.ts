import type { CareerPlanList } from '@coach/contracts/features/career-advisor';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { advisorKeys } from './advisor-keys.ts';

/** The person’s plans, newest first. */
export function usePlans() {
  return useInfiniteQuery({
    queryKey: advisorKeys.plans,
    queryFn: ({ pageParam, signal }) =>
      request<CareerPlanList>(`/api/career-plans?${new URLSearchParams({ limit: '10', ...pageParam })}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
  });
}
