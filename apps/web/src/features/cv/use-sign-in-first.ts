import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { savePending } from '../../lib/pending-analysis.ts';
import { m } from '../../paraglide/messages.js';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/Toast.tsx';

/** Sends a visitor to sign in; the file, the offer and the address (`?offre=`) are found again on the way back. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async (pending: { file: File | null; offerText: string }) => {
      await savePending(pending).catch(() => undefined);
      toast({ title: m.cv_signin_title(), description: m.cv_signin_text(), tone: 'info' });
      await navigate(paths.auth({ redirect: pathname + search }));
    },
    [navigate, pathname, search],
  );
}
