import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** What the address says: the letter open (`?lettre=`), the targeted offer one is written for (`?offre=`). */
export function useLetterPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = useCallback((lettre: string) => void navigate(paths.letters({ lettre })), [navigate]);
  return { letterId: params.get('lettre') || null, jobId: params.get('offre') || null, open };
}
