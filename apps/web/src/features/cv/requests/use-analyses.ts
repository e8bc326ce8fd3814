import type { AnalysisList } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';

/** The latest analyses of the person, newest first. */
export function useAnalyses(enabled: boolean) {
  return useQuery({
    queryKey: cvKeys.analyses(),
    queryFn: ({ signal }) => request<AnalysisList>('/api/analyses?limit=5', { signal }),
    enabled,
  });
}
