import type { Job } from '@coach/contracts/features/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { printed } from '../../../lib/format.ts';
import type { ChangeSetup } from './use-setup-draft.ts';

/** Someone comes from « Offres ciblées »: the form is filled with that offer, once, and theirs to change. */
export function useOfferFor(jobId: string | null, change: ChangeSetup) {
  const { data, isLoading } = useQuery({
    queryKey: ['jobs', 'one', jobId ?? ''],
    queryFn: ({ signal }) => request<Job>(`/api/jobs/${encodeURIComponent(jobId ?? '')}`, { signal }),
    enabled: jobId !== null,
  });
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (!data || filled.current === data.id) return;
    filled.current = data.id;
    change({ offer: data.description || (data.url ?? '') });
  }, [data, change]);
  return { loading: isLoading, title: jobId && data?.title ? printed(data.title) : null };
}
