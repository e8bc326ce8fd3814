import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** What the address says: the letter open (`?lettre=`), the targeted offer one is written for (`?offre=`). */
export function useLetterPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNew = (useLocation().state as { written?: boolean } | null)?.written === true;
  /** To a letter that has just been written. */
  const openWritten = useCallback(
    (lettre: string) => void navigate(paths.letters({ lettre }), { state: { written: true } }),
    [navigate],
  );
  return { letterId: params.get('lettre') || null, jobId: params.get('offre') || null, isNew, openWritten };
}
