import { useEffect, useState } from 'react';
import { clearPending, savePending } from '../../../lib/pending-analysis.ts';
import { refreshSession, useSession } from '../../../lib/session.ts';
import type { CvStep } from '../cv-step.ts';
import { useSignInFirst } from '../use-sign-in-first.ts';
import { type CvUpload, useCvUpload } from './use-cv-upload.ts';
import { usePendingPickup } from './use-pending-pickup.ts';

export type BroughtCv =
  | { state: 'none' }
  /** A visitor's file, in this browser. */
  | { state: 'kept'; file: File }
  | Extract<CvUpload, { state: 'processing' | 'failed' }>
  | { state: 'ready'; documentId: string };

type BringOptions = {
  documentId: string | null;
  offerText: string;
  setOfferText: (text: string) => void;
  go: (step: CvStep, options?: { replace?: boolean }) => void;
};

/** What the first screen holds and what can be done there. Visitors' files wait; signed-in people's are read at once. */
export function useBring({ documentId, offerText, setOfferText, go }: BringOptions) {
  const { status } = useSession();
  const [kept, setKept] = useState<File | null>(null);
  const signInFirst = useSignInFirst();
  const { upload, start, cancel } = useCvUpload((id) => go({ name: 'bring', documentId: id }, { replace: true }));

  const read = async (file: File) => {
    const error = await start(file);
    if (error?.code === 'unauthenticated') {
      // /auth sends back who still passes for signed in.
      await refreshSession();
      return signInFirst({ file, offerText });
    }
    if (error?.code !== 'offline') await clearPending();
  };
  const bring = (file: File) => {
    if (status === 'signedIn') return void read(file);
    setKept(file);
    void savePending({ file, offerText }).catch(() => undefined);
  };
  const remove = () => {
    cancel();
    setKept(null);
    void clearPending();
    if (documentId) go({ name: 'bring', documentId: null }, { replace: true });
  };
  usePendingPickup(status, (pending) => {
    if (pending.offerText && !offerText) setOfferText(pending.offerText);
    if (pending.file && upload.state === 'idle' && !kept && !documentId) bring(pending.file);
    else if (status === 'signedIn') void clearPending();
  });
  // A file dropped before it was known who is here.
  useEffect(() => {
    if (status !== 'signedIn' || !kept) return;
    setKept(null);
    void read(kept);
  });
  return { brought: broughtCv(upload, kept, documentId), bring, remove, signInFirst };
}

function broughtCv(upload: CvUpload, kept: File | null, documentId: string | null): BroughtCv {
  if (upload.state !== 'idle') return upload;
  if (documentId) return { state: 'ready', documentId };
  return kept ? { state: 'kept', file: kept } : { state: 'none' };
}
