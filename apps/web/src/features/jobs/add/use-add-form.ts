import type { NewJob } from '@coach/contracts/features/jobs';
import { useState } from 'react';
import { readOfferUrl } from '../../../lib/read-offer-url.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useAddJob } from '../requests/use-add-job.ts';
import { useOfferText } from './use-offer-text.ts';

/** The form of a new offer: one of two tabs counts, the one shown. */
export function useAddForm(onDone: () => void) {
  const [tab, setTab] = useState('text');
  const paste = useOfferText();
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string | null>(null);
  const [documentId, setDocumentId] = useState('');
  const { mutate, isPending, error, reset } = useAddJob();

  const offer = (): Pick<NewJob, 'text' | 'url'> | null => {
    if (tab === 'text') {
      const text = paste.check();
      return text ? { text } : null;
    }
    const read = readOfferUrl(url);
    setUrlError(read ? null : m.jobs_add_url_invalid());
    return read ? { url: read } : null;
  };
  const done = () => {
    paste.change('');
    setUrl('');
    toast({ title: m.jobs_add_done(), tone: 'success' });
    onDone();
  };
  const submit = () => {
    reset();
    const given = isPending ? null : offer();
    if (given) mutate({ ...given, ...(documentId ? { documentId } : {}) }, { onSuccess: done });
  };
  return {
    tab,
    setTab,
    paste,
    url,
    setUrl: (next: string) => {
      setUrl(next);
      setUrlError(null);
    },
    urlError,
    documentId,
    setDocumentId,
    submit,
    busy: isPending,
    refusal: error ? toApiFailure(error).message : null,
  };
}
