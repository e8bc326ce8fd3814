import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiError } from '../../../lib/api-error.ts';
import { readOfferUrl } from '../../../lib/read-offer-url.ts';
import { useSession } from '../../../lib/session.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useProfile } from '../../profile/use-profile.ts';
import { useUsage } from '../../usage/use-usage.ts';
import { useWriteLetter } from '../use-write-letter.ts';
import type { LetterBrief } from './letter-brief.ts';
import { useFetchOffer } from './use-fetch-offer.ts';

type Options = {
  brief: LetterBrief;
  change: (next: Partial<LetterBrief>) => void;
  jobId: string | null;
  onDone: (letterId: string) => void;
  onLimit: () => void;
};

/** From what the form holds to a letter, and every reason why not. */
export function useGenerate({ brief, change, jobId, onDone, onLimit }: Options) {
  const { status } = useSession();
  const client = useQueryClient();
  const { data: usage } = useUsage(status === 'signedIn');
  const { data: profile } = useProfile(status === 'signedIn');
  const signInFirst = useSignInFirst();
  const page = useFetchOffer({ brief, change, onSignedOut: signInFirst });
  const [missing, setMissing] = useState(false);
  const tone = brief.tone ?? profile?.aiTone ?? 'professionnel';

  const onRefused = (error: ApiError): boolean => {
    if (error.code === 'cv_required') {
      // None is left: the form then shows how to bring one.
      void client.invalidateQueries({ queryKey: ['cv', 'documents'] });
      document.querySelector('[data-bring-cv]')?.scrollIntoView({ block: 'center' });
      return false;
    }
    if (error.code === 'unauthenticated') signInFirst();
    else if (error.code === 'unreadable_page') {
      page.setError(m.letters_url_failed());
      toast({ title: m.letters_url_failed_title(), description: error.message, tone: 'error' });
    } else return false;
    return true;
  };
  const place = status === 'signedIn' ? 'letter:new' : null;
  const writing = useWriteLetter(place, { onDone: ({ id }) => onDone(id), onLimit, onRefused });

  const generate = () => {
    if (status !== 'signedIn') return signInFirst();
    const jobDescription = brief.jobDescription.trim();
    const typed = brief.jobUrl.trim();
    const jobUrl = readOfferUrl(typed);
    setMissing(jobDescription === '' && typed === '');
    if (jobDescription === '' && typed === '')
      return toast({
        title: m.letters_description_missing(),
        description: m.letters_description_missing_text(),
        tone: 'error',
      });
    if (jobDescription === '' && !jobUrl) return page.setError(m.letters_url_invalid());
    if (usage?.meters.motivation_letter.remaining === 0) return onLimit();
    writing.write({
      jobDescription: jobDescription || null,
      jobUrl,
      company: brief.company.trim(),
      tone,
      additionalInfo: brief.additionalInfo.trim() || null,
      documentId: brief.documentId || null,
      jobId,
      angle: 0,
    });
  };
  return {
    page,
    tone,
    missing: missing && `${brief.jobDescription}${brief.jobUrl}`.trim() === '',
    writing,
    generate,
  };
}

/** Sends a visitor to sign in; what is typed waits in this tab of the browser. */
function useSignInFirst() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    toast({ title: m.letters_signin_title(), description: m.letters_signin_text(), tone: 'info' });
    void navigate(paths.auth({ redirect: pathname + search }));
  };
}
