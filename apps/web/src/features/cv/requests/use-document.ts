import type { DocumentDetail } from '@coach/contracts/features/cv';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { cvKeys } from './cv-keys.ts';

/** A kept CV with what was understood of it; waits while `id` is null. Asked for again when the page is come back to. */
export function useDocument(id: string | null) {
  return useQuery({
    queryKey: cvKeys.document(id ?? ''),
    queryFn: ({ signal }) => request<DocumentDetail>(`/api/documents/${encodeURIComponent(id ?? '')}`, { signal }),
    enabled: id !== null,
    refetchOnWindowFocus: 'always',
  });
}
