import type { elevatorPitchResponseSchema } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey, useUsage } from '../../usage/use-usage.ts';
import { sentOffer } from '../page/sent-offer.ts';
import type { SetupDraft } from '../setup/use-setup-draft.ts';
import { readKeptPitch, writeKeptPitch } from './kept-pitch.ts';

export type WrittenPitch = z.infer<typeof elevatorPitchResponseSchema>;

/** Having a pitch written, for one unit. The latest stays in this tab of the browser, so that a reload loses nothing. */
export function usePitch({ offer, level }: SetupDraft, onLimit: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useSession().user?.id ?? '';
  const { data: usage } = useUsage();
  const [pitch, setPitch] = useState<WrittenPitch | null>(() => readKeptPitch(owner));
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return onLimit();
    if (error.code === 'cv_required') {
      toast({ title: m.interviews_cv_required(), description: error.message, tone: 'error', duration: 9000 });
      return void navigate(paths.cvCrafting());
    }
    if (error.code === 'unreadable_page') setFault(error.message);
    const description = error.code === 'internal' ? m.interviews_pitch_failed() : error.message;
    toast({ title: m.interviews_error(), description, tone: 'error' });
  };
  const generate = async () => {
    if (usage?.meters.elevator_pitch.remaining === 0) return onLimit();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setFault(null);
    const jobDescription = sentOffer(offer).text;
    const { signal } = controller;
    try {
      const path = '/api/functions/elevator-pitch';
      const written = await request<WrittenPitch>(path, { body: { jobDescription, level }, signal, bearer: true });
      setPitch(written);
      writeKeptPitch(owner, written);
    } catch (error) {
      if (!signal.aborted) refuse(error);
    }
    setRunning(false);
    void client.invalidateQueries({ queryKey: usageKey });
  };
  return { pitch, running, fault, generate, cancel: () => current.current?.abort() };
}
