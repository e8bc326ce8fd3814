import type { InterviewDetail, interviewCoachingResponseSchema } from '@coach/contracts/features/interviews';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { request } from '../../../lib/api-client.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/Toast.tsx';
import { usageKey } from '../../usage/use-usage.ts';
import { interviewKeys, interviewPath } from '../requests/interview-keys.ts';
import type { SessionEdit } from '../session/use-session-edit.ts';

type Answer = z.infer<typeof interviewCoachingResponseSchema>;

/** Having the whole judged: one unit of the month, none where nothing was changed since. */
export function useCoaching(session: InterviewDetail, edit: SessionEdit) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [limitOpen, setLimitOpen] = useState(false);
  const answered = edit.responses.some((response) => response.trim() !== '');
  const ask = async () => {
    if (!answered)
      return toast({ title: m.interviews_none_title(), description: m.interviews_none_text(), tone: 'error' });
    setBusy(true);
    try {
      await edit.save();
      const questionsAndAnswers = edit.questions.map(({ question }, index) => ({
        question,
        answer: edit.responses[index] ?? '',
      }));
      const { jobDescription, seniorityLevel: level } = session;
      const body = { sessionId: session.id, jobDescription, level, questionsAndAnswers };
      await request<Answer>('/api/functions/interview-coaching', { body, bearer: true });
      edit.take(await request<InterviewDetail>(interviewPath(session.id)));
      void client.invalidateQueries({ queryKey: interviewKeys.lists });
    } catch (thrown) {
      const error = toApiFailure(thrown);
      if (error.code === 'limit_reached') setLimitOpen(true);
      else {
        const description = error.code === 'offline' ? error.message : m.interviews_feedback_failed();
        toast({ title: m.interviews_error(), description, tone: 'error' });
      }
    }
    setBusy(false);
    void client.invalidateQueries({ queryKey: usageKey });
  };
  return { busy, ask, limitOpen, closeLimit: () => setLimitOpen(false) };
}
