import type { GenerateQuestionsRequest, generateQuestionsResponseSchema } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { useSession } from '../../../lib/session.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey, useUsage } from '../../usage/use-usage.ts';
import { sentOffer } from '../page/sent-offer.ts';
import { interviewKeys } from '../requests/interview-keys.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import type { SetupDraft } from './use-setup-draft.ts';

type Options = { draft: SetupDraft; place: InterviewPlace; onLimit: () => void };
type Answer = z.infer<typeof generateQuestionsResponseSchema>;

/** From what the form holds to a simulation, and every reason why not. Leaving the page stops it: the unit comes back. */
export function useSetup({ draft, place, onLimit }: Options) {
  const client = useQueryClient();
  const { status } = useSession();
  const { data: usage } = useUsage(status === 'signedIn');
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (thrown: unknown) => {
    const error = toApiFailure(thrown);
    if (error.code === 'limit_reached') return onLimit();
    if (error.code === 'unreadable_page') setFault(error.message);
    const description = error.code === 'internal' ? m.interviews_generate_failed() : error.message;
    toast({ title: m.interviews_error(), description, tone: 'error' });
  };
  const generate = async () => {
    if (usage?.meters.interview_simulation.remaining === 0) return onLimit();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setFault(null);
    const offer = sentOffer(draft.offer);
    const body: GenerateQuestionsRequest = {
      level: draft.level as GenerateQuestionsRequest['level'],
      jobDescription: offer.text,
      jobDescriptionType: offer.kind,
      questionCount: draft.count,
      jobId: place.jobId,
    };
    const { signal } = controller;
    try {
      const path = '/api/functions/generate-questions';
      const { sessionId } = await request<Answer>(path, { body, signal, bearer: true });
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
      place.go({ session: sessionId });
    } catch (error) {
      if (!signal.aborted) refuse(error);
    }
    setRunning(false);
    void client.invalidateQueries({ queryKey: usageKey });
  };
  const reason =
    draft.offer.trim() === '' ? m.interviews_offer_missing() : draft.level === '' ? m.interviews_level_missing() : null;
  return { running, reason, fault, generate: () => void generate(), cancel: () => current.current?.abort() };
}
