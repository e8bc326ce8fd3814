import type { Job } from '@coach/contracts/features/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/api-client.ts';
import { printed } from '../../../lib/format.ts';
import { readFilledFor, writeFilledFor } from '../../../lib/offer-draft.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';

export type TargetedOffer =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; id: string; title: string }
  | { state: 'failed'; message: string };

/** Someone comes from « Offres ciblées »: the text of that offer is filled in, once, and theirs to change. */
export function useTargetedOffer(
  jobId: string | null,
  offerText: string,
  setOfferText: (text: string) => void,
): TargetedOffer {
  const { status } = useSession();
  const asked = status === 'signedIn' ? jobId : null;
  const { data, error } = useQuery({
    // The name that the offers' own page gives it.
    queryKey: ['jobs', 'one', asked ?? ''],
    queryFn: ({ signal }) => request<Job>(`/api/jobs/${encodeURIComponent(asked ?? '')}`, { signal }),
    enabled: asked !== null,
  });
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!data || seen.current === data.id) return;
    seen.current = data.id;
    // A reload keeps what was changed in the text meanwhile.
    if (readFilledFor() === data.id && offerText !== '') return;
    writeFilledFor(data.id);
    setOfferText(data.description);
  }, [data, offerText, setOfferText]);
  if (!asked) return { state: 'none' };
  if (data) return { state: 'ready', id: data.id, title: data.title ? printed(data.title) : m.cv_adapt_untitled() };
  if (!error) return { state: 'loading' };
  const failure = toApiFailure(error);
  return { state: 'failed', message: failure.code === 'not_found' ? m.cv_adapt_gone() : failure.message };
}
