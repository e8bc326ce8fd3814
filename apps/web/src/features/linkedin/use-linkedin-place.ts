import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

export type LinkedinTab = 'nouvelle' | 'historique';
export type LinkedinPlace = ReturnType<typeof useLinkedinPlace>;

/** What the address says: the tab (`?onglet=historique`) and the analysis open in it (`?analyse=<id>`). */
export function useLinkedinPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab: LinkedinTab = params.get('onglet') === 'historique' ? 'historique' : 'nouvelle';
  const go = useCallback(
    (next: { tab: LinkedinTab; analysisId?: string }, options: { replace?: boolean } = {}) => {
      const onglet = next.tab === 'historique' ? next.tab : undefined;
      void navigate(paths.linkedin({ onglet, analyse: next.analysisId }), options);
    },
    [navigate],
  );
  return { tab, analysisId: params.get('analyse') || null, go };
}
