import type { DocumentDetail, DocumentSummary } from '@coach/contracts/features/cv';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';

type Page = { items: DocumentSummary[]; nextCursor: string | null };

// The first words of these names are those of the CV pages, so that a change made there is seen here.
const listKey = ['cv', 'documents', 'cards'] as const;

/** The person’s CVs, newest first, thirty at a time. */
export function useCvs() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => request<Page>(`/api/documents?${new URLSearchParams(pageParam)}`, { signal }),
    initialPageParam: { limit: '30' } as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { limit: '30', cursor: nextCursor } : undefined),
  });
}

/** One CV with what was understood of it. */
export function useCv(id: string) {
  return useQuery({
    queryKey: ['cv', 'document', id],
    queryFn: ({ signal }) => request<DocumentDetail>(`/api/documents/${encodeURIComponent(id)}`, { signal }),
  });
}

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: ['cv'] }) });
}

const at = (id: string) => `/api/documents/${encodeURIComponent(id)}`;

export function useAddCv() {
  return useChange((file: File) => {
    const formData = new FormData();
    formData.append('file', file);
    return request<DocumentSummary>('/api/documents', { formData });
  });
}

export function useRenameCv() {
  return useChange(({ id, fileName }: { id: string; fileName: string }) =>
    request(at(id), { method: 'PATCH', body: { fileName } }),
  );
}

export function useDuplicateCv() {
  return useChange((id: string) => request<DocumentSummary>(`${at(id)}/duplicate`, { method: 'POST', body: {} }));
}
