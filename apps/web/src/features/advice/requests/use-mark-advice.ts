import type { AdviceArticle, AdviceList } from '@coach/contracts/features/advice';
import { type InfiniteData, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import type { LibraryFilters } from '../library-place.ts';
import { adviceKeys, articlePath } from './advice-keys.ts';

export type Marks = { read?: boolean; saved?: boolean };
type Marking = { id: string; marks: Marks };
const marking = ['advice', 'marks'] as const;

/** Notes an article as read, or puts it aside: shown at once, and taken back if the server refuses. */
export function useMarkAdvice() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: marking,
    // One after the other, so that the last one made is the one that stays.
    scope: { id: marking.join() },
    networkMode: 'always',
    mutationFn: ({ id, marks }: Marking) => request<Marks>(`${articlePath(id)}/marks`, { method: 'PUT', body: marks }),
    onMutate: async ({ id, marks }) => {
      await client.cancelQueries({ queryKey: adviceKeys.all });
      const before = knownMarks(client, id, marks);
      showMarks(client, id, marks);
      return before;
    },
    onError: (error, { id }, before) => {
      if (before) showMarks(client, id, before);
      toast({ title: m.advice_mark_failed(), description: toApiFailure(error).message, tone: 'error' });
      void client.invalidateQueries({ queryKey: adviceKeys.all });
    },
    // One put back stands again where it stood.
    onSuccess: (_, { marks }) => {
      if (marks.saved) void client.invalidateQueries({ queryKey: adviceKeys.lists, predicate: isOfSaved });
    },
  });
}

/** What is known of the marks that are about to change. */
function knownMarks(client: QueryClient, id: string, marks: Marks): Marks {
  const lists = client.getQueriesData<InfiniteData<AdviceList>>({ queryKey: adviceKeys.lists });
  const listed = lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ items }) => items);
  const known = client.getQueryData<AdviceArticle>(adviceKeys.article(id)) ?? listed.find((item) => item.id === id);
  if (!known) return {};
  return {
    ...(marks.read === undefined ? {} : { read: known.read }),
    ...(marks.saved === undefined ? {} : { saved: known.saved }),
  };
}

/** Wherever the article is shown; one that is no longer put aside leaves the lists of those that are. */
function showMarks(client: QueryClient, id: string, marks: Marks): void {
  client.setQueryData<AdviceArticle>(adviceKeys.article(id), (article) => article && { ...article, ...marks });
  for (const [queryKey] of client.getQueriesData({ queryKey: adviceKeys.lists })) {
    const leaves = marks.saved === false && isOfSaved({ queryKey });
    client.setQueryData<InfiniteData<AdviceList>>(
      queryKey,
      (data) =>
        data && { ...data, pages: data.pages.map((page) => (leaves ? without(page, id) : marked(page, id, marks))) },
    );
  }
}

function isOfSaved({ queryKey }: { queryKey: QueryKey }): boolean {
  return (queryKey[2] as LibraryFilters | undefined)?.saved === true;
}

function marked(page: AdviceList, id: string, marks: Marks): AdviceList {
  return { ...page, items: page.items.map((item) => (item.id === id ? { ...item, ...marks } : item)) };
}

function without(page: AdviceList, id: string): AdviceList {
  return { ...page, total: page.total - 1, items: page.items.filter((item) => item.id !== id) };
}
