import type { Analysis } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';

/** A kept analysis in full; asked for again when the page is come back to, since another tab may have changed it. */
export function useAnalysis(id: string) {
  return useQuery({
    queryKey: cvKeys.analysis(id),
    queryFn: ({ signal }) => request<Analysis>(`/api/analyses/${encodeURIComponent(id)}`, { signal }),
    refetchOnWindowFocus: 'always',
  });
}
