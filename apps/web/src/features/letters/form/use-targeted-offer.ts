import type { Job } from '@coach/contracts/features/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../lib/api-client.ts';
import { printed } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import type { LetterBrief } from './letter-brief.ts';

export type TargetedOffer =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; id: string; title: string }
  | { state: 'failed'; message: string };

/** Someone comes from « Offres ciblées »: the form is filled with that offer, once, and theirs to change. */
export function useTargetedOffer(
  jobId: string | null,
  brief: LetterBrief,
  change: (next: Partial<LetterBrief>) => void,
): TargetedOffer {
  const { data, error } = useQuery({
    // The name that the offers' own page gives it.
    queryKey: ['jobs', 'one', jobId ?? ''],
    queryFn: ({ signal }) => request<Job>(`/api/jobs/${encodeURIComponent(jobId ?? '')}`, { signal }),
    enabled: jobId !== null,
  });
  const filled = data !== undefined && brief.filledFor === data.id;
  useEffect(() => {
    if (!data || filled) return;
    change({
      filledFor: data.id,
      jobUrl: data.url ?? '',
      jobDescription: data.description,
      company: data.company ? printed(data.company) : '',
      documentId: data.documentId ?? '',
      // What was said to another employer is not said to this one.
      additionalInfo: '',
    });
  }, [data, filled, change]);
  if (!jobId) return { state: 'none' };
  if (data) return { state: 'ready', id: data.id, title: data.title ? printed(data.title) : m.letters_job_untitled() };
  if (!error) return { state: 'loading' };
  const failure = toApiFailure(error);
  return { state: 'failed', message: failure.code === 'not_found' ? m.letters_job_gone() : failure.message };
}
