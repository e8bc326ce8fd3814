import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAdviceList } from '../requests/use-advice-list.ts';
import { useFitPlan } from '../use-fit-plan.ts';
import { useLibraryPlace } from '../use-library-place.ts';
import { useSearchText } from '../use-search-text.ts';
import { LibraryResults } from './LibraryResults.tsx';
import { LibrarySearch } from './LibrarySearch.tsx';
import { WholeBanner } from './WholeBanner.tsx';

// What reads an article comes once the list stands.
const loadDialog = () => import('../article/ArticleDialog.tsx');
const ArticleDialog = lazy(async () => ({ default: (await loadDialog()).ArticleDialog }));

/** The library: what is sought and its filters, what fits, and the article that is open over it. */
export function LibraryTab() {
  const place = useLibraryPlace();
  const { filters: asked, ask } = place;
  const { text, setText, sought } = useSearchText(asked.q, (q) => ask({ ...asked, q }, { replace: true }));
  const filters = { ...asked, q: sought };
  const query = useAdviceList(filters);
  const { list } = query;
  const isThere = list !== undefined;
  useFitPlan(list?.whole);
  useEffect(() => {
    if (isThere) void loadDialog().catch(() => undefined);
  }, [isThere]);
  const search = useRef<HTMLInputElement>(null);
  const wasOpen = useOnceTrue(place.articleId !== null);
  return (
    <div className="flex flex-col gap-6">
      {list?.whole ? <WholeBanner count={list.librarySize} /> : null}
      <LibrarySearch ref={search} text={text} onText={setText} filters={filters} onFilters={ask} />
      <LibraryResults query={query} filters={filters} onFilters={ask} linkTo={place.linkFrom(filters)} />
      {wasOpen ? (
        <Suspense fallback={null}>
          <ArticleDialog place={place} query={query} focusOtherwise={() => search.current} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether it is, or was: what has opened once stays, so that it can close. */
function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return value || was;
}
