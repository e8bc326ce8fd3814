import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useFocusOnMore } from '../../lib/use-focus-on-more.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type PagedListProps<T> = {
  title: string;
  query: UseInfiniteQueryResult<{ pages: { items: T[] }[] }>;
  empty: ReactNode;
  row: (item: T) => ReactNode;
};

/** A titled list that comes page by page: waiting, empty, failed, or there. */
export function PagedList<T extends { id: string }>({ title, query, empty, row }: PagedListProps<T>) {
  const items = query.data?.pages.flatMap((page) => page.items);
  const { list, onMore } = useFocusOnMore(items?.length ?? 0);
  return (
    <Card title={title} data-list tabIndex={-1} className="outline-none">
      {query.isPending ? <Spinner className="py-8" /> : null}
      {query.error ? (
        <ErrorState
          message={query.error instanceof ApiError ? query.error.message : m.common_unexpected()}
          onRetry={() => void query.refetch()}
          busy={query.isRefetching}
        />
      ) : null}
      {items?.length === 0 ? empty : null}
      {items && items.length > 0 ? (
        <ul ref={list} className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} data-item={item.id} className="py-4 first:pt-0 last:pb-0">
              {row(item)}
            </li>
          ))}
        </ul>
      ) : null}
      <MoreButton query={query} onMore={onMore} className="mt-4">
        {m.dashboard_more()}
      </MoreButton>
    </Card>
  );
}
