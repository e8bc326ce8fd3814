import { useRef } from 'react';
import { useFocusOnMore } from '../../../lib/use-focus-on-more.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { describeFailure } from '../describe-failure.ts';
import { isFiltered, type LibraryFilters } from '../library-place.ts';
import type { useAdviceList } from '../requests/use-advice-list.ts';
import type { ArticleLink } from '../use-library-place.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { CardsToCome } from './CardsToCome.tsx';
import { LockedArticles } from './LockedArticles.tsx';
import { NothingFits } from './NothingFits.tsx';

type LibraryResultsProps = {
  query: ReturnType<typeof useAdviceList>;
  filters: LibraryFilters;
  onFilters: (filters: LibraryFilters) => void;
  linkTo: (id: string) => ArticleLink;
};

const nothingAsked: LibraryFilters = { q: '', category: undefined, level: undefined, saved: false };

/** What fits: waiting, failed, none, or there; and by name what the plan does not open. */
export function LibraryResults({ query, filters, onFilters, linkTo }: LibraryResultsProps) {
  const { list, error, isFetching, isPlaceholderData } = query;
  const { list: items, onMore } = useFocusOnMore(list?.items.length ?? 0);
  const title = useRef<HTMLHeadingElement>(null);
  if (error && (!list || isPlaceholderData))
    return (
      <ErrorState
        message={describeFailure(m.advice_error(), error)}
        onRetry={() => void query.refetch()}
        busy={isFetching}
      />
    );
  if (!list) return <CardsToCome />;
  // The button goes with what it clears.
  const reset = () => {
    title.current?.focus();
    onFilters(nothingAsked);
  };
  return (
    <section aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <h2 ref={title} tabIndex={-1} className="sr-only">
          {m.advice_results()}
        </h2>
        <p role="status" className="font-semibold">
          {list.whole ? m.advice_count({ count: list.total }) : m.advice_count_free({ count: list.total })}
        </p>
        {isFiltered(filters) ? (
          <Button variant="quiet" size="sm" onClick={reset}>
            {m.advice_reset()}
          </Button>
        ) : null}
      </div>
      {list.items.length === 0 ? <NothingFits list={list} filters={filters} onReset={reset} /> : null}
      <ul ref={items} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.items.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            link={linkTo(article.id)}
            leaveTo={filters.saved ? () => title.current : undefined}
          />
        ))}
      </ul>
      <MoreButton query={query} onMore={onMore} size="md" className="self-center">
        {m.advice_more()}
      </MoreButton>
      <LockedArticles list={list} filters={filters} linkTo={linkTo} />
    </section>
  );
}
