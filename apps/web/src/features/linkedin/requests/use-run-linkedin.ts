import type { AnalyzeLinkedinRequest, AnalyzeLinkedinResponse } from '@coach/contracts/features/linkedin';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../lib/api-client.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { usageKey } from '../../usage/use-usage.ts';
import { linkedinKeys } from './linkedin-keys.ts';

type Outcomes = { onDone: (id: string) => void; onRefused: (error: ApiError) => void };

/** Running an analysis, one at a time. Leaving the page stops it, and the server gives the unit back. */
export function useRunLinkedin({ onDone, onRefused }: Outcomes) {
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const run = async (body: AnalyzeLinkedinRequest) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setRunning(true);
    try {
      const path = '/api/functions/analyze-linkedin';
      const { id } = await request<AnalyzeLinkedinResponse>(path, { body, signal, bearer: true });
      // One analysed before keeps its name: what is cached under it may be for other target positions.
      client.removeQueries({ queryKey: linkedinKeys.analysis(id) });
      void client.invalidateQueries({ queryKey: linkedinKeys.history() });
      onDone(id);
    } catch (error) {
      if (!signal.aborted) onRefused(toApiFailure(error));
    } finally {
      setRunning(false);
      void client.invalidateQueries({ queryKey: usageKey });
    }
  };
  return { running, run };
}
