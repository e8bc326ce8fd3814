import type { DocumentSummary } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';

/** The latest CVs of the person, newest first. */
export function useDocuments(enabled: boolean) {
  return useQuery({
    queryKey: cvKeys.documents(),
    queryFn: ({ signal }) => request<{ items: DocumentSummary[] }>('/api/documents?limit=6', { signal }),
    enabled,
  });
}
