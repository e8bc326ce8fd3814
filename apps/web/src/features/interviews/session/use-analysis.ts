import type { analyzeAnswerRequestSchema, InterviewDetail } from '@coach/contracts/features/interviews';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { interviewPath } from '../requests/interview-keys.ts';
import type { SessionEdit } from './use-session-edit.ts';

export type Timing = z.infer<typeof analyzeAnswerRequestSchema>['timing'];
export type Analysis = ReturnType<typeof useAnalysis>;

/** Having the answer in hand judged; moving to another question resets it (spec 2, section 4). */
export function useAnalysis(session: InterviewDetail, edit: SessionEdit, index: number) {
  const [judged, setJudged] = useState<{ index: number; answer: string } | null>(null);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts without one
  useEffect(() => setJudged(null), [index]);
  const answer = edit.responses[index] ?? '';
  const feedback = session.feedback.find(({ questionIndex }) => questionIndex === index);

  const run = async (text = answer, timing?: Timing) => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    try {
      await edit.save();
      const body = { questionIndex: index, answer: text, timing };
      edit.take(await request<InterviewDetail>(`${interviewPath(session.id)}/analyze`, { body }));
      setJudged({ index, answer: text });
    } catch (error) {
      toast({ title: m.interviews_error(), description: toApiFailure(error).message, tone: 'error' });
    }
    setBusy(false);
  };
  return {
    run,
    busy,
    feedback: judged?.index === index ? feedback : undefined,
    judgedAnswer: judged?.answer ?? '',
    category: session.questions[index]?.category,
  };
}
