import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { toApiFailure } from '../lib/to-api-failure.ts';
import { useFocusOnMore } from '../lib/use-focus-on-more.ts';
import { Card } from './Card.tsx';
import { DeleteForGood, type DeleteTexts, type Removal } from './DeleteForGood.tsx';
import { ErrorState } from './ErrorState.tsx';
import { MoreButton } from './MoreButton.tsx';

type KeptListProps<Item extends { id: string }> = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  title: string;
  /** What brings the next page. */
  more: string;
  removal: Removal;
  /** Asked for one item, or for none while the dialog is closed. */
  textsOf: (item: Item | null) => DeleteTexts;
  children: (item: Item, onDelete: () => void) => ReactNode;
};

/** What was kept, to open again or to delete; nothing while there is none. */
export function KeptList<Item extends { id: string }>(props: KeptListProps<Item>) {
  const { query } = props;
  const items = query.data?.pages.flatMap((page) => page.items);
  if (query.error && !items)
    return (
      <ErrorState
        message={toApiFailure(query.error).message}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    );
  return items && items.length > 0 ? <Kept items={items} {...props} /> : null;
}

function Kept<Item extends { id: string }>(props: KeptListProps<Item> & { items: Item[] }) {
  const { items, query, title, more, removal, textsOf, children } = props;
  const [doomed, setDoomed] = useState<Item | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, onMore } = useFocusOnMore(items.length);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <ul ref={list} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
            {children(item, () => setDoomed(item))}
          </li>
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} className="mt-4">
        {more}
      </MoreButton>
      <DeleteForGood
        id={doomed?.id ?? null}
        removal={removal}
        onClose={() => setDoomed(null)}
        focusAfter={() => heading.current}
        texts={textsOf(doomed)}
      />
    </Card>
  );
}
