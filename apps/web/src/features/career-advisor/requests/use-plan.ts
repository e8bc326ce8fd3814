import type { CareerPlanDetail } from '@coach/contracts/features/career-advisor';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { advisorKeys, planPath } from './advisor-keys.ts';

/** A kept plan in full. */
export function usePlan(id: string) {
  return useQuery({
    queryKey: advisorKeys.plan(id),
    queryFn: ({ signal }) => request<CareerPlanDetail>(planPath(id), { signal }),
  });
}
