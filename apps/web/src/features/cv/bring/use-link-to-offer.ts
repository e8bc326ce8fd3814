import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';

/** Tells the targeted offer which analysis adapts the CV to it, so that its card leads there. */
export function useLinkToOffer(jobId: string | null): (analysisId: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (analysisId) => {
      if (!jobId) return;
      try {
        await request(`/api/jobs/${encodeURIComponent(jobId)}`, { method: 'PATCH', body: { adaptedCV: analysisId } });
        await client.invalidateQueries({ queryKey: ['jobs'] });
      } catch (error) {
        // An offer deleted meanwhile needs no link.
        if (error instanceof ApiError && error.code === 'not_found') return;
        toast({ title: m.cv_adapt_unlinked(), tone: 'error' });
      }
    },
    [jobId, client],
  );
}
