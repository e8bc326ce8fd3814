import type { AdviceList } from '@coach/contracts/features/advice';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../../lib/api-client.ts';
import type { LibraryFilters } from '../library-place.ts';
import { adviceKeys } from './advice-keys.ts';

/** What fits, page by page; what was found before stays until the next is there. */
export function useAdviceList(filters: LibraryFilters) {
  const query = useInfiniteQuery({
    queryKey: adviceKeys.list(filters),
    queryFn: ({ pageParam, signal }) => request<AdviceList>(listPath(filters, pageParam), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((count, { items }) => count + items.length, 0);
      return last.items.length > 0 && known < last.total ? known : undefined;
    },
    placeholderData: keepPreviousData,
    // Without a network it is said at once, rather than waited for.
    networkMode: 'always',
    // Who has just signed in has marks, and maybe more to read.
    staleTime: 0,
  });
  const list = useMemo(() => joinPages(query.data?.pages), [query.data]);
  return { ...query, list };
}

function listPath({ q, category, level, saved }: LibraryFilters, offset: number): string {
  const asked = { q, category, level, saved: saved ? '1' : '', offset: offset > 0 ? String(offset) : '' };
  const search = new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  return `/api/advice-library?${search}`;
}

/** All pages as one; articles moved from one page to the next meanwhile stand once. */
function joinPages(pages: AdviceList[] | undefined): AdviceList | undefined {
  const last = pages?.at(-1);
  if (!pages || !last) return undefined;
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item]));
  return { ...last, items: [...items.values()] };
}
