import type { DocumentDetail, DocumentSummary } from '@coach/contracts/features/cv';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { whileRunning } from '../../../lib/while-running.ts';

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

const at = (id: string) => `/api/documents/${encodeURIComponent(id)}`;

/** Whether the CV was deleted since the list was read. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** One CV with what was understood of it; one that is gone leaves the lists too. */
export function useCv(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['cv', 'document', id],
    queryFn: async ({ signal }) => {
      try {
        return await request<DocumentDetail>(at(id), { signal });
      } catch (error) {
        if (isGone(error)) void client.invalidateQueries({ queryKey: ['cv', 'documents'] });
        throw error;
      }
    },
  });
}

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: ['cv'] });
  return useMutation({
    mutationFn: change,
    onSuccess: readAgain,
    onError: (error) => (isGone(error) ? readAgain() : undefined),
  });
}

const addCv = whileRunning((file: File) => {
  const formData = new FormData();
  formData.append('file', file);
  return request<DocumentSummary>('/api/documents', { formData });
});
type Rename = { id: string; fileName: string };
const renameCv = whileRunning(
  ({ id, fileName }: Rename) => request(at(id), { method: 'PATCH', body: { fileName } }),
  JSON.stringify,
);
const duplicateCv = whileRunning((id: string) =>
  request<DocumentSummary>(`${at(id)}/duplicate`, { method: 'POST', body: {} }),
);

export const useAddCv = () => useChange(addCv);
export const useRenameCv = () => useChange(renameCv);
export const useDuplicateCv = () => useChange(duplicateCv);
