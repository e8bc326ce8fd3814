import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type LibraryFilters, libraryPath, readFilters } from './library-place.ts';

/** How many articles were opened one from another: closing goes back before the first. */
type Opened = { opened?: number };

/** A link that opens an article over what is shown. */
export type ArticleLink = { to: string; state: Opened; preventScrollReset: true };

/** What the address says of the library, and the ways on. */
export function useLibraryPlace() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = (state as Opened | null)?.opened ?? 0;
  const addressed = useMemo(() => readFilters(params), [params]);
  // The address follows a moment later: a second choice must not undo the first.
  const [filters, setFilters] = useState(addressed);
  const [known, setKnown] = useState(addressed);
  if (known !== addressed) {
    setKnown(addressed);
    setFilters(addressed);
  }
  const articleId = params.get('article') || null;

  const ask = (next: LibraryFilters, { replace = false } = {}) => {
    setFilters(next);
    void navigate(libraryPath(next), { replace, preventScrollReset: true });
  };
  /** The one beside takes the place of the one that is open. */
  const turnTo = (id: string) =>
    void navigate(libraryPath(filters, id), { replace: true, state, preventScrollReset: true });
  const close = () =>
    opened > 0
      ? void navigate(-opened)
      : void navigate(libraryPath(filters), { replace: true, preventScrollReset: true });
  /** Over what is asked now, which the address may not say yet. */
  const linkFrom =
    (asked: LibraryFilters) =>
    (id: string): ArticleLink => ({
      to: libraryPath(asked, id),
      state: { opened: opened + 1 },
      preventScrollReset: true,
    });
  return { filters, articleId, ask, turnTo, close, linkFrom };
}
