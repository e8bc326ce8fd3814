import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export type JobsView = 'list' | 'board';
export type JobsPlace = ReturnType<typeof useJobsView>;

/** What the address says: list or board (`?vue=tableau`), the state filtered by (`?statut=`), the offer open (`?offre=`). */
export function useJobsView() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const opened = (location.state as { openedHere?: boolean } | null)?.openedHere === true;

  const set = useCallback(
    (name: string, value: string | null, options?: { replace?: boolean; state?: object }) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { preventScrollReset: true, ...options },
      ),
    [setParams],
  );
  const open = useCallback((id: string) => set('offre', id, { state: { openedHere: true } }), [set]);
  // The back button and the cross lead to the same place, whether the offer was opened from here or from a link.
  const close = () => (opened ? void navigate(-1) : set('offre', null, { replace: true }));
  return {
    view: (params.get('vue') === 'tableau' ? 'board' : 'list') as JobsView,
    show: (view: JobsView) => set('vue', view === 'board' ? 'tableau' : null),
    filter: params.get('statut') ?? '',
    setFilter: (status: string) => set('statut', status, { replace: true }),
    openId: params.get('offre'),
    open,
    close,
    /** Closes the offer that has just been deleted: nothing to come back to. */
    forget: (id: string) => (params.get('offre') === id ? set('offre', null, { replace: true }) : undefined),
  };
}
