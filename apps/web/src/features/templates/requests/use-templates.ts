import type { TemplateSummary } from '@coach/contracts/features/templates';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { deleteForGood } from '../../../lib/delete-for-good.ts';

type Page = { items: TemplateSummary[]; nextCursor: string | null };
const key = ['templates'];

export function templatePath(id: string): string {
  return `/api/templates/${encodeURIComponent(id)}`;
}

/** What the person saved to use again, newest first. */
export function useTemplates(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      request<Page>(`/api/templates?${new URLSearchParams({ limit: '12', ...pageParam })}`, { signal }),
    initialPageParam: {} as Record<string, string>,
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    enabled,
    refetchOnWindowFocus: 'always',
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => deleteForGood(templatePath(id)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
