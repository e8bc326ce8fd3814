import type { LinkedinAnalysis } from '@coach/contracts/features/linkedin';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { analysisPath, linkedinKeys } from './linkedin-keys.ts';

/** A kept analysis in full. */
export function useLinkedinAnalysis(id: string) {
  return useQuery({
    queryKey: linkedinKeys.analysis(id),
    queryFn: ({ signal }) => request<LinkedinAnalysis>(analysisPath(id), { signal }),
  });
}
