import type { elevatorPitchResponseSchema } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { useWork } from '../../../lib/work/use-work.ts';
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
  const [fault, setFault] = useState<string | null>(null);

  const refuse = (error: ApiError) => {
    if (error.code === 'limit_reached') return onLimit();
    if (error.code === 'cv_required') {
      toast({ title: m.interviews_cv_required(), description: error.message, tone: 'error', duration: 9000 });
      return void navigate(paths.cvCrafting());
    }
    if (error.code === 'unreadable_page') setFault(error.message);
    const description = error.code === 'internal' ? m.interviews_pitch_failed() : error.message;
    toast({ title: m.interviews_error(), description, tone: 'error' });
  };
  const work = useWork<WrittenPitch>({
    place: 'pitch',
    onDone(written) {
      setPitch(written);
      writeKeptPitch(owner, written);
    },
    onFailed: refuse,
    onSettled: () => void client.invalidateQueries({ queryKey: usageKey }),
  });
  const generate = () => {
    if (usage?.meters.elevator_pitch.remaining === 0) return onLimit();
    setFault(null);
    const body = { jobDescription: sentOffer(offer).text, level };
    work.ask({ path: '/api/functions/elevator-pitch', body, bearer: true });
  };
  return { pitch, running: work.running, shown: work.shown, fault, generate, cancel: work.stop };
}
