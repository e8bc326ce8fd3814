import type { Job } from '@coach/contracts/features/jobs';
import { useEffect, useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { useChangeJob } from '../requests/use-change-job.ts';

/** Typing a date passes through others: it is kept once it rests. */
const restMs = 800;

export function useNextStep({ id, nextStepDate }: Job) {
  const { mutateAsync } = useChangeJob();
  const [typed, setTyped] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = async (day: string | null) => {
    try {
      await mutateAsync({ id, update: { nextStepDate: day }, shown: { nextStepDate: day } });
      setSaved(true);
    } catch (error) {
      toast({ title: m.jobs_change_failed(), description: toApiFailure(error).message, tone: 'error' });
    }
    setTyped((now) => (now === (day ?? '') ? null : now));
  };
  const keep = () => {
    clearTimeout(timer.current);
    const day = waiting.current;
    waiting.current = null;
    if (day !== null && day !== (nextStepDate ?? '')) void send(day || null);
  };
  const latest = useRef(keep);
  latest.current = keep;
  // An offer closed right after the choice keeps it all the same.
  useEffect(() => () => latest.current(), []);

  const change = (day: string, isValid: boolean) => {
    setTyped(day);
    setSaved(false);
    clearTimeout(timer.current);
    // Half a date reads as none: only « Effacer » empties it.
    waiting.current = isValid && day !== '' ? day : null;
    if (waiting.current) timer.current = setTimeout(() => latest.current(), restMs);
  };
  const clear = () => {
    clearTimeout(timer.current);
    waiting.current = null;
    setTyped('');
    void send(null);
  };
  return { day: typed ?? nextStepDate ?? '', change, keep, clear, saved };
}
