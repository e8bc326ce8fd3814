import { maxCompanyLength } from '@coach/contracts/features/letters';
import { useEffect, useRef, useState } from 'react';
import { printed } from '../../../lib/format.ts';
import { readOfferUrl } from '../../../lib/read-offer-url.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { fetchOffer } from '../requests/write-letter.ts';
import type { LetterBrief } from './letter-brief.ts';

type Options = {
  brief: LetterBrief;
  change: (next: Partial<LetterBrief>) => void;
  onSignedOut: () => void;
};

/** Fetching the offer from its page; what stood in its place can be had back. */
export function useFetchOffer({ brief, change, onSignedOut }: Options) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const take = (found: { jobDescription: string; company: string | null }) => {
    const { jobDescription, company } = brief;
    const named = found.company ? printed(found.company).slice(0, maxCompanyLength) : '';
    change({ jobDescription: found.jobDescription, ...(named && company.trim() === '' ? { company: named } : {}) });
    setDone(true);
    if (jobDescription.trim() !== '' && jobDescription !== found.jobDescription)
      toast({
        title: m.letters_url_replaced(),
        tone: 'info',
        action: { label: m.letters_url_restore(), onPress: () => change({ jobDescription, company }) },
      });
  };
  const fail = (failed: unknown) => {
    const failure = toApiFailure(failed);
    if (failure.code === 'unauthenticated') return onSignedOut();
    const inline = m.letters_url_failed();
    const told = failure.code === 'unreadable_page' || failure.code === 'internal' ? inline : failure.message;
    setError(told);
    const reason = failure.message !== inline ? failure.message : undefined;
    toast({ title: m.letters_url_failed_title(), tone: 'error', ...(reason ? { description: reason } : {}) });
  };
  const fetchPage = async () => {
    const url = readOfferUrl(brief.jobUrl);
    setDone(false);
    setError(url ? null : m.letters_url_invalid());
    if (!url || busy) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      take(await fetchOffer(url, controller.signal));
    } catch (failed) {
      if (!controller.signal.aborted) fail(failed);
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    setError(null);
    setDone(false);
  };
  return { busy, error, done, fetchPage, forget, setError };
}
