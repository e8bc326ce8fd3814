import type { GenerateQuestionsRequest, generateQuestionsResponseSchema } from '@coach/contracts/features/interviews';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { m } from '../../../paraglide/messages.js';
import { sentOffer } from '../page/sent-offer.ts';
import { useStart } from '../page/use-start.ts';
import type { InterviewPlace } from '../use-interview-place.ts';
import type { SetupDraft } from './use-setup-draft.ts';

type Options = { draft: SetupDraft; place: InterviewPlace; onLimit: () => void };
type Answer = z.infer<typeof generateQuestionsResponseSchema>;

/** From what the form holds to a simulation, and every reason why not. */
export function useSetup({ draft, place, onLimit }: Options) {
  const options = { meter: 'interview_simulation', failed: m.interviews_generate_failed, onLimit } as const;
  const { running, fault, start, cancel } = useStart(options);
  const ask = async (signal: AbortSignal) => {
    const offer = sentOffer(draft.offer);
    const body: GenerateQuestionsRequest = {
      level: draft.level as GenerateQuestionsRequest['level'],
      jobDescription: offer.text,
      jobDescriptionType: offer.kind,
      questionCount: draft.count,
      jobId: place.jobId,
    };
    const path = '/api/functions/generate-questions';
    return (await request<Answer>(path, { body, signal, bearer: true })).sessionId;
  };
  const generate = () => void start(ask, (session) => place.go({ session }));
  const reason =
    draft.offer.trim() === '' ? m.interviews_offer_missing() : draft.level === '' ? m.interviews_level_missing() : null;
  return { running, reason, fault, generate, cancel };
}
