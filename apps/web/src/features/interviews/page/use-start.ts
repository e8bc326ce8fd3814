import type { Meter } from '@coach/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey, useUsage } from '../../usage/use-usage.ts';
import { interviewKeys } from '../requests/interview-keys.ts';

type Options = {
  /** What an interview of this kind is counted by. */
  meter: Meter;
  /** What is told where the server says no more. */
  failed: () => string;
  onLimit: () => void;
};

/** Starting an interview, and every reason why not. Leaving the page stops it: the unit comes back. */
export function useStart({ meter, failed, onLimit }: Options) {
  const client = useQueryClient();
  const { data: usage } = useUsage();
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return onLimit();
    if (error.code === 'unreadable_page') setFault(error.message);
    toast({
      title: m.interviews_error(),
      description: error.code === 'internal' ? failed() : error.message,
      tone: 'error',
    });
  };
  /** `ask` gives the session of the interview, which `open` then shows. */
  const start = async (ask: (signal: AbortSignal) => Promise<string>, open: (session: string) => void) => {
    if (usage?.meters[meter].remaining === 0) return onLimit();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setFault(null);
    const { signal } = controller;
    try {
      const session = await ask(signal);
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
      open(session);
    } catch (thrown) {
      if (!signal.aborted) refuse(thrown);
    }
    setRunning(false);
    void client.invalidateQueries({ queryKey: usageKey });
  };
  return { running, fault, start, cancel: () => current.current?.abort() };
}
