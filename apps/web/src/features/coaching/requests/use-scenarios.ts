import type { coachingScenariosSchema } from '@coach/contracts/features/coaching';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { coachingKeys } from './coaching-keys.ts';

/** What one may train for: the same all day long. */
export function useScenarios() {
  return useQuery({
    queryKey: coachingKeys.scenarios,
    queryFn: ({ signal }) => request<z.infer<typeof coachingScenariosSchema>>('/api/coaching/scenarios', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
