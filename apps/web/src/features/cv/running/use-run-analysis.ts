import type { AnalyzeCvRequest } from '@coach/contracts/features/cv';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey } from '../../usage/use-usage.ts';
import { analyseCv } from '../requests/analyse-cv.ts';
import { cvKeys } from '../requests/cv-keys.ts';

type Outcomes = { onDone: (analysisId: string) => void; onLimit: () => void; onSignedOut: () => void };

const explained = new Set(['too_many_requests', 'offline', 'disk_full']);

/** Running an analysis; `cancel` stops it, and the server gives the unit back. Leaving the screen cancels too. */
export function useRunAnalysis({ onDone, onLimit, onSignedOut }: Outcomes) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (error: unknown) => {
    const known = error instanceof ApiError ? error : null;
    if (known?.code === 'limit_reached') return onLimit();
    if (known?.code === 'unauthenticated') return onSignedOut();
    const description = known && explained.has(known.code) ? known.message : m.cv_run_error_text();
    toast({ title: m.cv_run_error_title(), description, tone: 'error' });
  };
  const run = async (body: AnalyzeCvRequest) => {
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    try {
      const { analysisId } = await analyseCv(body, controller.signal);
      // A pair analysed before keeps its name: what is cached under it may be from before the corrections.
      client.removeQueries({ queryKey: cvKeys.analysis(analysisId) });
      void client.invalidateQueries({ queryKey: cvKeys.analyses() });
      onDone(analysisId);
    } catch (error) {
      if (!controller.signal.aborted) refuse(error);
    } finally {
      setRunning(false);
      void client.invalidateQueries({ queryKey: usageKey });
    }
  };
  return { running, run, cancel: () => current.current?.abort() };
}
