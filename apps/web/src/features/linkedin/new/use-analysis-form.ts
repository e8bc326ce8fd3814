import { maxProfileLength } from '@coach/contracts/cv-upload';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useCvsToCompare } from '../requests/use-cvs-to-compare.ts';
import { useRunLinkedin } from '../requests/use-run-linkedin.ts';
import { withoutCv } from './linkedin-draft.ts';
import { profileAddress } from './profile-address.ts';
import { useLinkedinDraft } from './use-linkedin-draft.ts';

type Faults = { content?: string; url?: string };
export type AnalysisForm = ReturnType<typeof useAnalysisForm>;

/** The form of a new analysis: what is in it, what is wrong with it, and how to send it. */
export function useAnalysisForm(onDone: (id: string) => void) {
  const [draft, change] = useLinkedinDraft();
  const [faults, setFaults] = useState<Faults>({});
  const [limit, setLimit] = useState({ open: false, message: '' });
  const { data: cvs } = useCvsToCompare();
  const content = useRef<HTMLTextAreaElement>(null);
  const url = useRef<HTMLInputElement>(null);

  const onRefused = (error: ApiError) => {
    if (error.needsUpgrade) return setLimit({ open: true, message: error.message });
    if (error.reason === 'not_a_profile') {
      setFaults({ content: error.message });
      content.current?.focus();
    }
    toast({ title: m.linkedin_error(), description: error.message, tone: 'error' });
  };
  const { running, run } = useRunLinkedin({ onDone, onRefused });

  const submit = () => {
    const address = profileAddress(draft.url);
    const found: Faults = {};
    if (!draft.content.trim()) found.content = m.linkedin_content_required();
    if (address === null) found.url = m.linkedin_url_invalid();
    setFaults(found);
    if (found.content) return content.current?.focus();
    if (found.url) return url.current?.focus();
    const profileContent = draft.content.slice(0, maxProfileLength);
    const alone = draft.cv === withoutCv;
    const shown = cvs?.find(({ id }) => id === draft.cv) ?? cvs?.[0];
    const documentId = alone ? null : (shown?.id ?? null);
    void run({ profileContent, profileUrl: address, documentId, withoutCv: alone });
  };
  /** What is changed is no longer at fault. */
  const fill = (changes: Parameters<typeof change>[0]) => {
    setFaults((before) => ({
      content: changes.content === undefined ? before.content : undefined,
      url: changes.url === undefined ? before.url : undefined,
    }));
    change(changes);
  };
  return {
    draft,
    fill,
    faults,
    limit,
    closeLimit: () => setLimit((shown) => ({ ...shown, open: false })),
    running,
    submit,
    content,
    url,
  };
}
