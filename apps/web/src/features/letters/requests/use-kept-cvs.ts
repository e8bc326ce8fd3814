import type { DocumentSummary } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

/** The CVs a letter can be drawn from, newest first; under the CVs’ own name, so that one added elsewhere is seen here. */
export function useKeptCvs(enabled: boolean) {
  return useQuery({
    queryKey: ['cv', 'documents', 'choice'],
    queryFn: async ({ signal }) =>
      (await request<{ items: DocumentSummary[] }>('/api/documents?limit=100', { signal })).items,
    enabled,
  });
}
