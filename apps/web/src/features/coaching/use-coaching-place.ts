import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

export type CoachingPlace = ReturnType<typeof useCoachingPlace>;

/** What the address says: the dialogue that is open (`?seance=<id>`), else all there is. */
export function useCoachingPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = useCallback(
    (sessionId: string) => void navigate(paths.careerAdvice({ tab: 'coaching', seance: sessionId })),
    [navigate],
  );
  return { sessionId: params.get('seance') || null, open };
}
