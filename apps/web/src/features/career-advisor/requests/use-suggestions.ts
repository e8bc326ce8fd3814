import type { CareerSuggestions } from '@coach/contracts/features/career-advisor';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { advisorKeys } from './advisor-keys.ts';

/** What the answers may start from; a help, whose failure takes nothing away. */
export function useSuggestions() {
  return useQuery({
    queryKey: advisorKeys.suggestions,
    queryFn: ({ signal }) => request<CareerSuggestions>('/api/career-suggestions', { signal }),
    retry: false,
  });
}
