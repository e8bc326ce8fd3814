import { useEffect } from 'react';
import type { useAdviceList } from '../requests/use-advice-list.ts';

/** The articles beside one in the list; the list goes on before its end is reached. */
export function useTurn(
  id: string,
  { list, hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useAdviceList>,
) {
  const items = list?.items ?? [];
  const at = items.findIndex((item) => item.id === id);
  const isNearEnd = at >= 0 && at >= items.length - 2;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  return { previous: at > 0 ? items[at - 1]?.id : undefined, next: at >= 0 ? items[at + 1]?.id : undefined };
}
