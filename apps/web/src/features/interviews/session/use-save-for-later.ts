import { useEffect, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import type { SessionEdit } from './use-session-edit.ts';

/** Spec 2, section 9: the confirmation hides after 5 seconds. */
const confirmationMs = 5000;

/** « Sauvegarder pour plus tard »: keeps what is written at once, and says where it is found again. */
export function useSaveForLater(edit: SessionEdit) {
  const [confirmed, setConfirmed] = useState(false);
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = async () => {
    setBusy(true);
    const kept = await edit.save();
    setBusy(false);
    if (!kept) return toast({ title: m.interviews_error(), description: m.interviews_later_failed(), tone: 'error' });
    setConfirmed(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setConfirmed(false), confirmationMs);
  };
  return { confirmed, busy, keep };
}
